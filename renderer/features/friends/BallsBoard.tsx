import { observer } from 'mobx-react-lite';
import { LoadFailed } from '../../app/feedback/LoadFailed.tsx';
import { useText } from '../../i18n/useText.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Flip } from '../../ui/sports/Flip.tsx';
import styles from './BallsBoard.module.css';
import type { FriendInvitations } from './FriendInvitations.ts';

/** Three digits, as on a scoreboard (R-balls-board). */
const digits = (count: number): string => `${count}`.padStart(3, '0');

/** The balls one has, and those that wait for invited friends. */
export const BallsBoard = observer(function BallsBoard({ friends }: { friends: FriendInvitations }) {
  const t = useText();
  const { state: balls } = friends.balls;
  return (
    <Card title={t('friends.balls')}>
      {balls.status === 'failed' ? (
        <LoadFailed failure={balls.failure} onRetry={() => void friends.load()} />
      ) : balls.status === 'ready' ? (
        <dl className={styles.board}>
          <div>
            <dt>{t('friends.balls.pending')}</dt>
            <dd>
              <Flip value={digits(balls.value.pendingCount)} />
            </dd>
          </div>
          <div>
            <dt>{t('friends.balls.current')}</dt>
            <dd>
              <Flip value={digits(balls.value.currentCount)} />
            </dd>
          </div>
        </dl>
      ) : (
        <Skeleton height={6} />
      )}
      <p className={styles.text}>{t('friends.balls.text')}</p>
    </Card>
  );
});

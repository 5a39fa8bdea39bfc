import { observer } from 'mobx-react-lite';
import { BALLS_PER_INVITED_ADDRESS, planPrice } from '../../../shared/domain/membership/membership.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { LoadFailed } from '../../common/feedback/LoadFailed.tsx';
import { useText } from '../../i18n/useText.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Fold } from '../../ui/forms/Fold.tsx';
import { Flip } from '../../ui/sports/Flip.tsx';
import styles from './BallsBoard.module.css';
import type { FriendInvitations } from './FriendInvitations.ts';

/** Three digits, as on a scoreboard (R-balls-board). */
const digits = (count: number): string => `${count}`.padStart(3, '0');

/** Balls in a row beside the figures; each stands for a friend. */
const MAX_DRAWN = 9;

/** Balls as friends bring them: earned ones whole, those still on their way dashed. At least as many as the cheapest plan costs. */
function drawnBalls(current: number, pending: number): boolean[] {
  const goal = planPrice('LOVEIT', 1).balls / BALLS_PER_INVITED_ADDRESS;
  const [earned, all] = [current, current + pending].map((count) => Math.floor(count / BALLS_PER_INVITED_ADDRESS));
  const drawn = Math.min(MAX_DRAWN, Math.max(goal, all ?? 0));
  return Array.from({ length: drawn }, (_, at) => at < (earned ?? 0));
}

/** The balls one has, and those that wait for invited friends. */
export const BallsBoard = observer(function BallsBoard({ friends }: { friends: FriendInvitations }) {
  const t = useText();
  const { state: balls } = friends.balls;
  return (
    <Card title={t('friends.balls')} action={<Link to={PATHS.upgradeAccount}>{t('friends.balls.spend')}</Link>}>
      {balls.status === 'failed' ? (
        <LoadFailed failure={balls.failure} onRetry={() => void friends.load()} />
      ) : balls.status === 'ready' ? (
        <div className={styles.balls}>
          <dl className={styles.board}>
            <div>
              <dt>{t('friends.balls.current')}</dt>
              <dd>
                <Flip value={digits(balls.value.currentCount)} />
              </dd>
            </div>
            <div>
              <dt>{t('friends.balls.pending')}</dt>
              <dd>
                <Flip value={digits(balls.value.pendingCount)} />
              </dd>
            </div>
          </dl>
          <div className={styles.row} aria-hidden="true">
            {drawnBalls(balls.value.currentCount, balls.value.pendingCount).map((isEarned, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its position
              <i key={at} data-earned={isEarned || undefined} />
            ))}
          </div>
        </div>
      ) : (
        <Skeleton height={7.5} />
      )}
      <div className={styles.how}>
        <Fold label={t('friends.balls.how')}>
          <p className={styles.text}>{t('friends.balls.text')}</p>
        </Fold>
      </div>
    </Card>
  );
});

import { observer } from 'mobx-react-lite';
import { formatList } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { NudgeButton } from './NudgeButton.tsx';
import styles from './SilentPeople.module.css';

/** Who has not answered, and asking them once more (R-nudge). */
export const SilentPeople = observer(function SilentPeople({ game }: { game: Game }) {
  const t = useText();
  const { language } = useStores();
  const silent = game.invitee.filter(({ status }) => status === 'SENT' || status === 'OPENED');
  if (game.status !== 'CONFIRMED' || silent.length === 0 || !game.action.includes('INVITE')) return null;
  return (
    <Card>
      <div className={styles.silent}>
        <p>
          <strong>
            {t('ownGame.silent', {
              names: formatList(
                silent.map(({ user }) => user.firstName),
                language.language,
              ),
            })}
          </strong>
        </p>
        <NudgeButton game={game} count={silent.length} />
      </div>
    </Card>
  );
});

import { observer } from 'mobx-react-lite';
import { formatList } from '../../../../shared/locales/intl.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { mayNudge } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { NudgeButton } from './NudgeButton.tsx';
import styles from './SilentPeople.module.css';

interface SilentPeopleProps {
  game: Game;
  /** Ids of those whom a search has just asked. */
  waiting: readonly string[];
}

/** Who has not answered for so long that they may be asked once more (R-nudge). */
export const SilentPeople = observer(function SilentPeople({ game, waiting }: SilentPeopleProps) {
  const t = useText();
  const { config, language } = useStores();
  const now = config.now();
  const silent = game.invitee.filter((invitee) => mayNudge(invitee, now) && !waiting.includes(invitee.id));
  if (silent.length === 0) return null;
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

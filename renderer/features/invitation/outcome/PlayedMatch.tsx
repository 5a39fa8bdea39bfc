import { observer } from 'mobx-react-lite';
import { organiseAgainPath } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { AGAIN_ICON } from '../../../ui/display/icons.ts';
import { PlayedAside } from '../../played/PlayedAside.tsx';
import { PlayedMatchFace } from '../../played/PlayedMatchFace.tsx';
import { EntryDialog } from '../../score/EnterScore.tsx';
import { useScoreEntry } from '../../score/useScoreEntry.ts';
import styles from '../Invitation.module.css';
import type { InvitationStore } from '../InvitationStore.ts';
import { MatchFolds } from '../MatchFolds.tsx';
import { GuestData } from './GuestData.tsx';
import { OwnMessage } from './OwnMessage.tsx';

/** A played match as its invited players see it: the same as its organiser, with their own level where they have one. */
const PlayedMatch = observer(function PlayedMatch({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const entry = useScoreEntry(game, () => store.token);
  const isGuest = game.currentInvitee?.user.type === 'CONTACT';
  return (
    <div className={styles.body} data-played>
      <div className={styles.main}>
        <PlayedMatchFace game={game} entry={entry} onSaved={store.load}>
          {store.hasAccount && (
            <ButtonLink to={organiseAgainPath(game.id)} icon={AGAIN_ICON} variant="action">
              {t('organise.again')}
            </ButtonLink>
          )}
        </PlayedMatchFace>
        <EntryDialog entry={entry} onSaved={store.load} />
      </div>
      <div className={styles.side}>
        <PlayedAside game={game} news={store.news} />
        <OwnMessage game={game} />
        <MatchFolds store={store} game={game} />
        {isGuest && <GuestData store={store} game={game} hasResults />}
      </div>
    </div>
  );
});

export default PlayedMatch;

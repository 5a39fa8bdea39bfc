import { observer } from 'mobx-react-lite';
import { organiseAgainPath } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { AGAIN_ICON } from '../../../ui/display/icons.ts';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { PlayedAside } from '../../playedMatch/PlayedAside.tsx';
import { PlayedMatchFace } from '../../playedMatch/PlayedMatchFace.tsx';
import { ratedTeams } from '../../playedMatch/receipt.ts';
import { EntryDialog } from '../../score/EnterScore.tsx';
import { useScoreEntry } from '../../score/ScoreEntry.ts';
import styles from '../Invitation.module.css';
import type { InvitationStore } from '../InvitationStore.ts';
import { MatchFolds } from '../MatchFolds.tsx';
import { EraseGuest } from './EraseGuest.tsx';
import { KeepResults } from './KeepResults.tsx';
import { OwnMessage } from './OwnMessage.tsx';

/** A played match as its invited players see it: the same as its organiser, with their own level where they have one. */
const PlayedMatch = observer(function PlayedMatch({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const entry = useScoreEntry(game, () => store.token);
  const { session } = useStores();
  const isWide = useMedia(WIDE);
  // The change of level is shown beside its board.
  const isBoardWide = isWide && ratedTeams(game, session.user?.id) !== null;
  const folds = <MatchFolds store={store} game={game} />;
  const isGuest = game.currentInvitee?.user.type === 'CONTACT';
  return (
    <div className={styles.body} data-played>
      <div className={styles.main}>
        <PlayedMatchFace game={game} entry={entry} onSaved={store.load}>
          {store.hasAccount && (
            <ButtonLink to={organiseAgainPath(game.id)} icon={AGAIN_ICON} variant="action">
              {t('played.rematch')}
            </ButtonLink>
          )}
        </PlayedMatchFace>
        {isBoardWide && folds}
        <EntryDialog entry={entry} onSaved={store.load} />
      </div>
      <div className={styles.side}>
        <PlayedAside game={game} news={store.news} />
        <OwnMessage game={game} />
        {!isBoardWide && folds}
        {isGuest && (
          <>
            <KeepResults store={store} game={game} />
            <div>
              <EraseGuest store={store} game={game} />
            </div>
          </>
        )}
      </div>
    </div>
  );
});

export default PlayedMatch;

import { observer } from 'mobx-react-lite';
import { formatDayBrief } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { offeredWindows } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Folds } from '../../../ui/forms/Fold.tsx';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { PlayedMatchFace } from '../../playedMatch/PlayedMatchFace.tsx';
import { EntryDialog } from '../../score/EnterScore.tsx';
import { useScoreEntry } from '../../score/ScoreEntry.ts';
import { FoldPart } from '../FoldPart.tsx';
import { GameDetails } from '../GameDetails.tsx';
import styles from '../GamePage.module.css';
import { GameWays } from '../GameWays.tsx';
import type { OwnGame } from '../OwnGame.ts';
import { InviteeList } from '../people/InviteeList.tsx';
import { SilentPeople, silentIn } from '../people/SilentPeople.tsx';
import { TicketFace } from '../states/TicketFace.tsx';
import { WaitingFace } from '../states/WaitingFace.tsx';
import { ClubCourt } from './ClubCourt.tsx';
import { ClubInvite } from './ClubInvite.tsx';

/** The match page for an organiser of its club who does not play, with their actions (R-club-match-view, R-club-match-acts). */
const ClubGameView = observer(function ClubGameView({ own, game }: { own: OwnGame; game: Game }) {
  const t = useText();
  const { config, formats } = useStores();
  const isWide = useMedia(WIDE);
  const entry = useScoreEntry(game);
  const mayInvite = game.action.includes('INVITE');
  const [first] = offeredWindows(game);
  return (
    <div className={styles.columns} data-sport={game.sport}>
      <div className={styles.main}>
        {game.playedStatus ? (
          <PlayedMatchFace game={game} entry={entry} onSaved={own.load}>
            {null}
          </PlayedMatchFace>
        ) : game.fromTime && game.status !== 'CANCELED' ? (
          <TicketFace game={game} entry={entry} isNew={false} />
        ) : (
          <WaitingFace game={game} isSent={false} />
        )}
        {mayInvite && <SilentPeople game={game} silent={silentIn(game, config.now(), [])} />}
        <EntryDialog entry={entry} onSaved={own.load} />
      </div>
      <div className={styles.side}>
        <Folds>
          <InviteeList game={game} startsOpen={isWide} />
          {mayInvite && game.club && <ClubInvite own={own} game={game} clubId={game.club.id} />}
          <FoldPart
            title={t('ownGame.offered')}
            value={first && formatDayBrief(first.fromTime, game.timezone, formats)}
            onPaper
          >
            <GameDetails game={game} />
          </FoldPart>
        </Folds>
        {mayInvite && <ClubCourt own={own} game={game} />}
        <GameWays own={own} game={game} />
      </div>
    </div>
  );
});

export default ClubGameView;

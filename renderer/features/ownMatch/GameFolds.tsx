import { observer } from 'mobx-react-lite';
import { inLine } from '../../../shared/locales/intl.ts';
import { formatDayBrief } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { offeredWindows, venuesOf } from '../../stores/gameFacts.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Folds } from '../../ui/forms/Fold.tsx';
import { useMedia, WIDE } from '../../ui/useMedia.ts';
import { NotesFold } from '../notes/NotesFold.tsx';
import { FoldPart } from './FoldPart.tsx';
import { GameDetails } from './GameDetails.tsx';
import type { OwnGame } from './OwnGame.ts';
import { InviteeList } from './people/InviteeList.tsx';
import { InvitePeople } from './people/InvitePeople.tsx';

interface GameFoldsProps {
  own: OwnGame;
  game: Game;
  /** The offer is open in the other column. */
  isOfferBeside: boolean;
}

/** With more people there is no room for the notes beside the match. */
const ROOMY = 2;

/** Parts that are rarely needed: people, notes, inviting more, and the offer; beside the match they are open. */
export const GameFolds = observer(function GameFolds({ own, game, isOfferBeside }: GameFoldsProps) {
  const t = useText();
  const { formats } = useStores();
  const isWide = useMedia(WIDE);
  const [first] = offeredWindows(game);
  const venue = game.location ?? venuesOf(game).offered[0]?.location;
  const value = inLine([first && formatDayBrief(first.fromTime, game.timezone, formats), venue?.name], ', ');
  return (
    <Folds>
      <InviteeList game={game} startsOpen={isWide} />
      {game.action.includes('INVITE') && <InvitePeople own={own} game={game} />}
      <NotesFold
        gameId={game.id}
        timezone={game.timezone}
        news={own.news}
        count={game.noteCount}
        startsOpen={isWide && game.status === 'SCHEDULED' && game.invitee.length <= ROOMY}
      />
      {!isOfferBeside && (
        <FoldPart title={t('ownGame.details')} value={value} onPaper>
          <GameDetails game={game} />
        </FoldPart>
      )}
    </Folds>
  );
});

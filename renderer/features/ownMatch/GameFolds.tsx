import { observer } from 'mobx-react-lite';
import { organiseAgainPath } from '../../../shared/routes/paths.ts';
import { formatDay } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { offeredWindows, venuesOf } from '../../stores/gameFacts.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { AGAIN_ICON } from '../../ui/display/icons.ts';
import { Folds } from '../../ui/forms/Folds.tsx';
import { useMedia, WIDE } from '../../ui/useMedia.ts';
import { NotesFold } from '../notes/NotesFold.tsx';
import { FoldPart } from './FoldPart.tsx';
import { GameDetails } from './GameDetails.tsx';
import type { OwnGame } from './OwnGame.ts';
import { InviteeList } from './people/InviteeList.tsx';
import { InvitePeople } from './people/InvitePeople.tsx';

/** With more people there is no room for what they say beside the match. */
const ROOMY = 2;

/** What is not needed each time: people, notes, inviting more, and the offer; beside the match they stand open. */
export const GameFolds = observer(function GameFolds({ own, game }: { own: OwnGame; game: Game }) {
  const t = useText();
  const { formats } = useStores();
  const isWide = useMedia(WIDE);
  const [first] = offeredWindows(game);
  const venue = game.location ?? venuesOf(game).offered[0]?.location;
  const value = [first && formatDay(first.fromTime, game.timezone, formats), venue?.name].filter(Boolean).join(', ');
  // Below a score that waits for nothing, or two that differ, there is no button for it.
  const isCopied = !game.playedStatus || game.scoreClaims.length > 0;
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
      <FoldPart title={t('ownGame.details')} value={value} onPaper>
        <GameDetails game={game} />
        {isCopied && (
          <div>
            <ButtonLink to={organiseAgainPath(game.id)} icon={AGAIN_ICON}>
              {t('organise.again')}
            </ButtonLink>
          </div>
        )}
      </FoldPart>
    </Folds>
  );
});

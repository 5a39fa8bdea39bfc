import { observer } from 'mobx-react-lite';
import type { Game } from '../../stores/GamesStore.ts';
import { Folds } from '../../ui/forms/Fold.tsx';
import { NotesFold } from '../notes/NotesFold.tsx';
import { Facts } from './Facts.tsx';
import type { InvitationStore } from './InvitationStore.ts';
import { Players } from './Players.tsx';

/** Parts that an answer does not need: the players, the kind of match, and the notes. */
export const MatchFolds = observer(function MatchFolds({ store, game }: { store: InvitationStore; game: Game }) {
  const isMember = game.userRole === 'OWNER' || (game.currentInvitee !== null && !game.currentInvitee.secured);
  if (game.userRole === null) return null;
  return (
    <Folds>
      <Players game={game} />
      <Facts game={game} />
      {isMember && (
        <NotesFold
          gameId={game.id}
          token={store.token}
          timezone={game.timezone}
          news={store.news}
          count={game.noteCount}
        />
      )}
    </Folds>
  );
});

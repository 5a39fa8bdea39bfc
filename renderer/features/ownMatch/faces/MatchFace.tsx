import { observer } from 'mobx-react-lite';
import type { Game } from '../../../stores/GamesStore.ts';
import type { ScoreEntry } from '../../score/ScoreEntry.ts';
import { PlayedFace } from './PlayedFace.tsx';
import { TicketFace } from './TicketFace.tsx';
import { WaitingFace } from './WaitingFace.tsx';

/** What the page begins with: who is missing, the ticket of an agreed match, or how it ended. */
export const MatchFace = observer(function MatchFace({ game, entry }: { game: Game; entry: ScoreEntry }) {
  if (game.playedStatus && game.scoreClaims.length === 0) return <PlayedFace game={game} entry={entry} />;
  if (game.fromTime && game.status !== 'CANCELED') return <TicketFace game={game} entry={entry} />;
  return <WaitingFace game={game} />;
});

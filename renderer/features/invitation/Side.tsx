import type { Game } from '../../stores/GamesStore.ts';
import { Facts } from './Facts.tsx';
import { Players } from './Players.tsx';

/** What is good to know of a match, and who plays. */
export default function Side({ game }: { game: Game }) {
  return (
    <>
      <Facts game={game} />
      <Players game={game} />
    </>
  );
}

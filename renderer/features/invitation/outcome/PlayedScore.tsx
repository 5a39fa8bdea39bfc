import { needsTieBreak } from '../../../../shared/domain/score/sets.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { confirmedIn } from '../../../stores/gameFacts.ts';
import { Scoreboard } from '../../../ui/sports/Scoreboard.tsx';

/** The result, as it stands on the board. */
export function PlayedScore({ game }: { game: Game }) {
  const t = useText();
  const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
  const sets = [...game.gameSet]
    .sort((a, b) => a.ord - b.ord)
    // The tie-break of a set is in that set's one-point difference already; on its own it is a set.
    .filter((set, index, all) => {
      const before = all[index - 1];
      return set.type === 'NORMAL' || !before || !needsTieBreak(before, game.sport);
    });
  const playing = confirmedIn(game).map(({ user }) => nameOf(user));
  const initiators = game.initiatorTeam?.players.map(nameOf) ?? [game.summary.owner];
  const opponents = game.opponentTeam?.players.map(nameOf) ?? playing;
  return (
    <Scoreboard
      sides={[
        { names: initiators, scores: sets.map((set) => set.initiatorScore), won: game.winner === 'INITIATOR' },
        { names: opponents, scores: sets.map((set) => set.opponentScore), won: game.winner === 'OPPONENT' },
      ]}
      texts={{
        caption: t('invitation.score.caption'),
        players: t('invitation.players.title'),
        set: (number) => t('invitation.score.set', { number }),
        winner: t('invitation.score.winner'),
      }}
    />
  );
}

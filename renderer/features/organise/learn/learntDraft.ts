import type { KnownPerson } from '../../../../shared/contract/schemas/people.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { offeredWindows } from '../../../stores/gameFacts.ts';
import { copyOf, groupOf } from '../copy/copyGame.ts';
import { firstChoices } from '../draft/choices.ts';
import type { KeptDraft } from '../draft/keptDraft.ts';

/**
 * @param known whom the organiser may invite by a tap: whoever is not among them any more is left out
 * @returns the next match as its organiser has last made one: people, places, times, length and rules. What was said or
 *   known of that one alone, its note, its court and who else could join, is not (R-organise-habits).
 */
export function learntDraft(game: Game, known: readonly KnownPerson[], now: Date): KeptDraft {
  // One that is still to come is repeated the week after it.
  const first = Date.parse(offeredWindows(game)[0]?.fromTime ?? '');
  const { choices, windows, places } = copyOf(game, first > now.getTime() ? new Date(first) : now);
  const { sport, matchType, duration, setRule, category, candidateMethod, expiryDays, timezone } = choices;
  const asked = new Set(groupOf(game).map(({ user }) => user.id));
  return {
    choices: {
      ...firstChoices(timezone),
      ...{ sport, matchType, duration, setRule, category, candidateMethod, expiryDays },
    },
    windows,
    places,
    guests: [],
    known: known.filter(({ id }) => asked.has(id)).map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
  };
}

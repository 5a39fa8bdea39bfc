import fc from 'fast-check';
import { GAME_ACTIONS, type GameAction } from '../../../shared/domain/values.ts';

const small = fc.nat(7);
const hours = fc.nat(9);
export type Kind = 'owner' | 'guest' | 'player' | 'share' | 'visitor' | 'stranger';

/** Somebody of a kind does one of these; the first is done most. `which` picks one of several. */
function deeds(kinds: readonly Kind[], actions: readonly GameAction[]) {
  return fc.record({
    do: fc.constant('act' as const),
    actor: fc.record({ kind: fc.constantFrom(...kinds), which: small }),
    action: fc.constantFrom(...actions),
    hours,
    which: small,
  });
}

/** EDIT is listed like an action and has a call of its own: the step `edit`. */
const ANYTHING = GAME_ACTIONS.filter((action) => action !== 'EDIT');
const EVERYBODY: Kind[] = ['owner', 'guest', 'player', 'share', 'visitor', 'stranger'];

/** One step of a game's life; what people do most comes most, and everything comes. */
export const step = fc.oneof(
  {
    weight: 10,
    arbitrary: deeds(
      ['guest', 'guest', 'player', 'visitor'],
      ['ACCEPT', 'ACCEPT', 'ACCEPT', 'TIME_SELECTION', 'LOCATION_SELECTION', 'DECLINE', 'WITHDRAW'],
    ),
  },
  {
    weight: 5,
    arbitrary: deeds(
      ['owner'],
      ['CONFIRMATION', 'CONFIRMATION', 'PARTNER_SELECTION', 'SET_SCORE', 'INVITE', 'WITHDRAW', 'CANCEL'],
    ),
  },
  { weight: 2, arbitrary: deeds(['share'], ['OPPONENT_SELECTION', 'OPPONENT_SELECTION', 'CONFIRMATION']) },
  { weight: 4, arbitrary: deeds(EVERYBODY, ANYTHING) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit' as const), hours, which: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('nudge' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 5, 24, 30) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mute' as const), which: small }) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The kinds of games there are. */
export const setting = fc.record({
  matchType: fc.constantFrom('SINGLE', 'EITHER', 'OPENDOUBLE'),
  candidateMethod: fc.constantFrom('FIRST', 'CHOOSE'),
  expiryDays: fc.integer({ min: 1, max: 4 }),
  guests: fc.integer({ min: 1, max: 5 }),
});
export type Setting = typeof setting extends fc.Arbitrary<infer T> ? T : never;

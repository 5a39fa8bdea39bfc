import { isDeepStrictEqual } from 'node:util';
import type { GameState, Invitee } from '../gameState.ts';
import type { CommandOf, CommandType, GameCommand } from './gameCommand.ts';
import type { Turn } from './turn.ts';

const hasDeclined = (_state: GameState, { status }: Invitee) => status === 'DECLINED';

type Check<T extends CommandType> = (state: GameState, invitee: Invitee, command: CommandOf<T>) => boolean;

const CHECKS: { [T in CommandType]?: Check<T> } = {
  ACCEPT: ({ game }, { status }) => (status === 'ACCEPTED' || status === 'CONFIRMED') && game.status === 'SCHEDULED',
  DECLINE: hasDeclined,
  WITHDRAW: hasDeclined,
  LOCATION_SELECTION: (_state, { venues }, { venueIds }) => isDeepStrictEqual(venueIds, venues),
  TIME_SELECTION: (_state, { slots }, command) =>
    isDeepStrictEqual(
      command.slots,
      slots?.map(({ fromTime, toTime }) => ({ fromTime, toTime })),
    ),
};

/**
 * A connection that drops in the middle of venue, time and ACCEPT makes the page send them again, perhaps after the
 * match was agreed: what changes nothing is answered as done (R-action-repeated).
 */
export function isDone({ state, access }: Turn, command: GameCommand): boolean {
  const { invitee, secured } = access;
  if (!invitee || secured) return false;
  const check = CHECKS[command.type] as Check<CommandType> | undefined;
  return check?.(state, invitee, command) ?? false;
}

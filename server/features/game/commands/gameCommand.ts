import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { actOnGame, editGame } from '../../../../shared/contract/game.ts';
import type { GameSet, Period, PlayedStatus, Winner } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';

type Body = BodyOf<typeof actOnGame>;
export type Contact = NonNullable<Body['contactList']>[number];
export type EditBody = BodyOf<typeof editGame>;

/** What an invitee says beside their answer; what is left out stays as it was. */
export interface Remarks {
  note?: string | null;
  shareMyPhone?: boolean;
}

interface Versioned {
  /** The version of the game it is based on; a stale one is refused. */
  version?: number;
}

/** What can be asked of a game, one shape an action (R-actions). */
export type GameCommand = Versioned &
  (
    | ({ type: 'ACCEPT'; password: string } & Remarks)
    | ({ type: 'DECLINE' } & Remarks)
    | ({ type: 'UPDATE' } & Remarks)
    | ({ type: 'WITHDRAW' } & Remarks)
    | { type: 'TIME_SELECTION'; slots: Period[] }
    | { type: 'LOCATION_SELECTION'; venueIds: string[] }
    | { type: 'OPPONENT_SELECTION'; contacts: Contact[] }
    | { type: 'CONFIRMATION'; inviteeIds: string[] }
    | { type: 'PARTNER_SELECTION'; inviteeIds: string[] }
    | { type: 'SET_SCORE'; sets: GameSet[]; winner: Winner; playedStatus: PlayedStatus }
    | { type: 'INVITE'; contacts: Contact[] }
    | { type: 'CANCEL'; note: string | null }
    | { type: 'EDIT'; change: EditBody }
  );
export type CommandType = GameCommand['type'];
export type CommandOf<T extends CommandType> = Extract<GameCommand, { type: T }>;

/** @returns the chosen periods, written as we write instants, earliest first */
function periodsOf(given: NonNullable<Body['preferedCalendar']>): Period[] {
  return given
    .map(({ fromTime, toTime }) => ({
      fromTime: new Date(fromTime).toISOString(),
      toTime: new Date(toTime).toISOString(),
    }))
    .sort((a, b) => a.fromTime.localeCompare(b.fromTime));
}

const remarksOf = ({ note, shareMyPhone }: Body): Remarks => ({
  ...(note === undefined ? {} : { note: note || null }),
  ...(shareMyPhone === undefined ? {} : { shareMyPhone }),
});

const idsOf = ({ contactList = [] }: Body): string[] => [...new Set(contactList.map(({ id }) => id ?? ''))];

/** By action, what its command takes from the body of `PUT /api/game/{id}/action`. */
const READ: { [T in CommandType]: (body: Body) => CommandOf<T> } = {
  ACCEPT: (body) => ({ type: 'ACCEPT', password: body.password ?? '', ...remarksOf(body) }),
  DECLINE: (body) => ({ type: 'DECLINE', ...remarksOf(body) }),
  UPDATE: (body) => ({ type: 'UPDATE', ...remarksOf(body) }),
  WITHDRAW: (body) => ({ type: 'WITHDRAW', ...remarksOf(body) }),
  TIME_SELECTION: (body) => ({ type: 'TIME_SELECTION', slots: periodsOf(body.preferedCalendar ?? []) }),
  LOCATION_SELECTION: (body) => ({
    type: 'LOCATION_SELECTION',
    venueIds: [...new Set(body.preferedLocation ?? [])],
  }),
  OPPONENT_SELECTION: (body) => ({ type: 'OPPONENT_SELECTION', contacts: body.contactList ?? [] }),
  CONFIRMATION: (body) => ({ type: 'CONFIRMATION', inviteeIds: idsOf(body) }),
  PARTNER_SELECTION: (body) => ({ type: 'PARTNER_SELECTION', inviteeIds: idsOf(body) }),
  SET_SCORE: ({ sets = [], winner = 'UNKNOWN', playedStatus = 'PLAYED' }) => ({
    type: 'SET_SCORE',
    sets,
    winner,
    playedStatus,
  }),
  INVITE: (body) => ({ type: 'INVITE', contacts: body.contactList ?? [] }),
  CANCEL: ({ note }) => ({ type: 'CANCEL', note: note || null }),
  // Listed like an action, and a call of its own.
  EDIT: () => {
    throw new AppError('E.not.allowed');
  },
};

/**
 * @returns the command a body asks for
 * @throws AppError 403 for EDIT
 */
export function toCommand(body: Body): GameCommand {
  const command = READ[body.actionType](body);
  return body.version === undefined ? command : { ...command, version: body.version };
}

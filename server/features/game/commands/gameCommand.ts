import type { Language } from '../../../../shared/locales/languages.ts';
import { accept } from './accept.ts';
import { cancel } from './cancel.ts';
import type { ActionBody, Command } from './command.ts';
import { confirm } from './confirm.ts';
import { decline } from './decline.ts';
import { edit } from './edit.ts';
import { invite } from './invite.ts';
import { registerVisitor } from './registerVisitor.ts';
import { selectPartner } from './selectPartner.ts';
import { selectTime } from './selectTime.ts';
import { selectVenue } from './selectVenue.ts';
import { setScore } from './setScore.ts';
import { updateAnswer } from './updateAnswer.ts';
import { withdraw } from './withdraw.ts';

/** What can be asked of a game, by the action that has to be listed for it (R-actions). */
export const COMMANDS = {
  ACCEPT: accept,
  DECLINE: decline,
  UPDATE: updateAnswer,
  WITHDRAW: withdraw,
  TIME_SELECTION: selectTime,
  LOCATION_SELECTION: selectVenue,
  OPPONENT_SELECTION: registerVisitor,
  CONFIRMATION: confirm,
  PARTNER_SELECTION: selectPartner,
  SET_SCORE: setScore,
  INVITE: invite,
  EDIT: edit,
  CANCEL: cancel,
} satisfies Record<ActionBody['actionType'], unknown>;

type DataOf<C> = C extends Command<infer Data> ? Data : never;

/** One command, with all it needs and nothing else. */
export type GameCommand = {
  [T in keyof typeof COMMANDS]: {
    type: T;
    /** The version of the game it is based on; a stale one is refused (R-version). */
    version?: number;
    /** When it was done, where that is not now: an answer by mail has been on its way. */
    at?: Date;
    /** The page's it comes from, for mails to a guest (R-guest-language). */
    language?: Language;
  } & DataOf<(typeof COMMANDS)[T]>;
}[keyof typeof COMMANDS];

/**
 * @returns the command a body asks for
 * @throws AppError 400 or 403 for a body that is none
 */
export function toCommand(body: ActionBody): GameCommand {
  const { actionType: type, version, language } = body;
  return {
    type,
    ...(version !== undefined && { version }),
    ...(language && { language }),
    ...COMMANDS[type].read(body),
  } as GameCommand;
}

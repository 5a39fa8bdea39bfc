import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import type { GameEvent } from '../events.ts';
import { publish } from '../publish.ts';
import { accept } from './accept.ts';
import { cancel } from './cancel.ts';
import { confirm } from './confirm.ts';
import { decline } from './decline.ts';
import { edit } from './edit.ts';
import type { CommandOf, CommandType, GameCommand } from './gameCommand.ts';
import { invite } from './invite.ts';
import { isDone } from './isDone.ts';
import { registerVisitor } from './registerVisitor.ts';
import { selectPartner } from './selectPartner.ts';
import { selectTime } from './selectTime.ts';
import { selectVenue } from './selectVenue.ts';
import { setScore } from './setScore.ts';
import { checkAllowed, inTurn, type Turn, viewOf } from './turn.ts';
import { updateAnswer } from './updateAnswer.ts';
import { withdraw } from './withdraw.ts';

/** Carries out one kind of command. @returns what happened, in order */
type Handler<T extends CommandType> = (turn: Turn, command: CommandOf<T>) => Promise<GameEvent[]>;

/** OPPONENT_SELECTION answers with a token, which no event holds: registerVisitor runs it. */
const HANDLERS: { [T in Exclude<CommandType, 'OPPONENT_SELECTION'>]: Handler<T> } = {
  ACCEPT: accept,
  DECLINE: decline,
  UPDATE: updateAnswer,
  WITHDRAW: withdraw,
  TIME_SELECTION: selectTime,
  LOCATION_SELECTION: selectVenue,
  CONFIRMATION: confirm,
  PARTNER_SELECTION: selectPartner,
  SET_SCORE: setScore,
  INVITE: invite,
  CANCEL: cancel,
  EDIT: edit,
};

/**
 * Carries out one command in one transaction, with the game locked (R-actions).
 * @returns the game as the caller sees it afterwards
 * @throws AppError 403, 409 or 422 when it is not possible, 429 for too many visitors; then nothing has changed
 */
export async function runCommand(
  context: Context,
  viewer: Viewer,
  gameId: string,
  command: GameCommand,
): Promise<Game> {
  if (command.type === 'OPPONENT_SELECTION') return registerVisitor(context, viewer, gameId, command);
  return inTurn(context, viewer, gameId, async (turn) => {
    if (isDone(turn, command)) return viewOf(turn);
    checkAllowed(turn, command);
    const from = turn.state.game.status;
    const handler = HANDLERS[command.type] as Handler<typeof command.type>;
    await publish(turn, { command: command.type, from, events: await handler(turn, command) });
    return viewOf(turn);
  });
}

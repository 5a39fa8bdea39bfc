import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { consumeLimit } from '../../../plugins/limits.ts';
import type { Once } from '../../../plugins/once.ts';
import type { GameEvent } from '../events.ts';
import { lastAnswerOf } from '../gameState.ts';
import { isOwnAnswer, noteOwnAnswer } from '../ownAnswer.ts';
import { publish } from '../publish.ts';
import { changeInvitee, changeSoon } from '../store/changes.ts';
import { callByOwnName } from '../store/ownNames.ts';
import { doOnce } from '../store/requestKeys.ts';
import type { Command } from './command.ts';
import { COMMANDS, type GameCommand } from './gameCommand.ts';
import { checkAllowed, inTurn, type Turn, viewOf } from './turn.ts';

function isDone({ state, access }: Turn, command: Command<GameCommand>, data: GameCommand): boolean {
  const { invitee, secured } = access;
  return invitee !== null && !secured && (command.isDone?.(state, invitee, data) ?? false);
}

/** Whoever acts by a session or a mailed link shows whose mailbox it is (R-mailbox-proof). */
function noteMailbox({ access: { invitee, proved }, now }: Turn): void {
  if (!proved || !invitee || invitee.mailbox_answered_at !== null) return;
  const mailbox_seen_at = invitee.mailbox_seen_at ?? now;
  changeSoon(invitee, { mailbox_seen_at, mailbox_answered_at: now });
}

/** Of an answer that came by mail, and has been on its way: whoever has answered since meant that (R-calendar-answers). */
function isOvertaken({ access: { invitee } }: Turn, { at }: GameCommand): boolean {
  const last = invitee && lastAnswerOf(invitee);
  return at !== undefined && last !== null && last >= at;
}

function noteWhen({ access, now }: Turn, { type, at }: GameCommand): void {
  if (access.invitee && isOwnAnswer(access, type)) changeSoon(access.invitee, { answered_at: at ?? now });
}

async function carryOut(turn: Turn, command: Command<GameCommand>, asked: GameCommand): Promise<GameEvent[]> {
  checkAllowed(turn, asked.type, asked.version);
  const from = turn.state.game.status;
  const events = await command.execute(turn, asked);
  const { invitee } = turn.access;
  if (invitee) await changeInvitee(turn.tx, invitee, {});
  // Who has answered is named in the mails that follow.
  for (const each of turn.state.invitees) callByOwnName(each);
  // Before the mails that follow, which speak that language.
  await noteOwnAnswer(turn.tx, turn.access, asked);
  await publish(turn, { command: asked.type, from, events });
  return events;
}

/**
 * Carries out one command in one transaction, with the game locked (R-transaction).
 * @param once of a call that may come again (R-once)
 * @returns the game as the caller sees it afterwards
 * @throws AppError 403, 409 or 422 when it is not possible, 429 for too many visitors; then nothing has changed
 */
export async function runCommand(
  context: Context,
  viewer: Viewer,
  gameId: string,
  asked: GameCommand,
  once: Once | null = null,
): Promise<Game> {
  // The table pairs each type with its data; TypeScript does not follow it there.
  const command = COMMANDS[asked.type] as Command<GameCommand>;
  if (command.limit) await consumeLimit(context, command.limit, gameId);
  return inTurn(context, viewer, gameId, async (turn) => {
    const { result: events } = await doOnce(turn.tx, once, turn.now, async () => {
      if (isOvertaken(turn, asked)) return [];
      noteMailbox(turn);
      noteWhen(turn, asked);
      if (!isDone(turn, command, asked)) return carryOut(turn, command, asked);
      if (turn.access.invitee) await changeInvitee(turn.tx, turn.access.invitee, {});
      await noteOwnAnswer(turn.tx, turn.access, asked);
      return [];
    });
    const game = await viewOf(turn);
    return command.answer && events.length > 0 ? command.answer(turn, { events, game, once }) : game;
  });
}

import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import type { Context } from '../../../context.ts';
import { lastAnswerOf } from '../../../db/answered.ts';
import type { Tx } from '../../../db/database.ts';
import { doOnce, type Once } from '../../../once/doOnce.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { consumeLimit } from '../../../plugins/limits.ts';
import { keepGuestLanguage } from '../../people/repository.ts';
import type { GameAccess } from '../access.ts';
import type { GameEvent } from '../events.ts';
import { publish } from '../publish.ts';
import { changeInvitee, deferChange } from '../store/changes.ts';
import { callByOwnName } from '../store/lists.ts';
import { type Command, type CommandContext, checkAllowed, viewOf, withLockedGame } from './commandContext.ts';
import { COMMANDS, type GameCommand } from './gameCommand.ts';

/** Commands that are an answer; times and venues alone are none. */
const ANSWERS: readonly string[] = ['ACCEPT', 'DECLINE', 'UPDATE', 'WITHDRAW'];

/** Whether it is an answer from a person who is certainly the invitee. */
const isOwnAnswer = ({ secured }: GameAccess, type: string): boolean => !secured && ANSWERS.includes(type);

/** What a person does as an invitee, and the language of their page, if it named one. */
interface OwnAnswer {
  type: string;
  language?: Language;
}

/**
 * What an answer means beside its content: a draft that was chosen under the same address by the share link no longer waits
 * (R-draft), and mails to a guest use the language they answered in (R-guest-language).
 */
async function noteOwnAnswer(tx: Tx, access: GameAccess, answer: OwnAnswer): Promise<void> {
  const { invitee } = access;
  if (!invitee || !isOwnAnswer(access, answer.type)) return;
  const { draft, person } = invitee;
  if (draft && !draft.settled) await changeInvitee(tx, invitee, { draft: { ...draft, settled: true } });
  const { language } = answer;
  if (!language || person.type !== 'CONTACT') return;
  if (language !== invitee.language) await changeInvitee(tx, invitee, { language });
  if (language === person.language && person.language_said) return;
  await keepGuestLanguage(tx, person.id, language);
}

function isDone({ state, access }: CommandContext, command: Command<GameCommand>, data: GameCommand): boolean {
  const { invitee, secured } = access;
  return invitee !== null && !secured && (command.isDone?.(state, invitee, data) ?? false);
}

/** A person who acts by a session or a mailed link shows that the mailbox is theirs (R-mailbox-proof). */
function noteMailbox({ access: { invitee, proved }, now }: CommandContext): void {
  if (!proved || !invitee || invitee.mailbox_answered_at !== null) return;
  const mailbox_seen_at = invitee.mailbox_seen_at ?? now;
  deferChange(invitee, { mailbox_seen_at, mailbox_answered_at: now });
}

/** For an answer by mail, which takes time to arrive: an answer given in the meantime replaces it (R-calendar-answers). */
function isOvertaken({ access: { invitee } }: CommandContext, { at }: GameCommand): boolean {
  const last = invitee && lastAnswerOf(invitee);
  return at !== undefined && last !== null && last >= at;
}

function noteWhen({ access, now }: CommandContext, { type, at }: GameCommand): void {
  if (access.invitee && isOwnAnswer(access, type)) deferChange(access.invitee, { answered_at: at ?? now });
}

async function carryOut(
  locked: CommandContext,
  command: Command<GameCommand>,
  asked: GameCommand,
): Promise<GameEvent[]> {
  checkAllowed(locked, asked.type, asked.version);
  const from = locked.state.game.status;
  const events = await command.execute(locked, asked);
  const { invitee } = locked.access;
  if (invitee) await changeInvitee(locked.tx, invitee, {});
  // An invitee who has answered appears by their own name in the mails that follow.
  for (const each of locked.state.invitees) callByOwnName(each);
  // Before the mails that follow, because they are written in that language.
  await noteOwnAnswer(locked.tx, locked.access, asked);
  await publish(locked, { command: asked.type, from, events });
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
  return withLockedGame(context, viewer, gameId, async (locked) => {
    const { result: events } = await doOnce(locked.tx, once, locked.now, async () => {
      if (isOvertaken(locked, asked)) return [];
      noteMailbox(locked);
      noteWhen(locked, asked);
      if (!isDone(locked, command, asked)) return carryOut(locked, command, asked);
      if (locked.access.invitee) await changeInvitee(locked.tx, locked.access.invitee, {});
      await noteOwnAnswer(locked.tx, locked.access, asked);
      return [];
    });
    const game = await viewOf(locked);
    return command.answer && events.length > 0 ? command.answer(locked, { events, game, once }) : game;
  });
}

import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { createSeries as endpoint } from '../../../../shared/contract/game.ts';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { seriesLetter } from '../emails/invitation.ts';
import type { GameState, Member } from '../store/gameState.ts';
import { newInviteeLink } from '../store/links.ts';
import { presentStored, type StoredGame, storeGame } from './createGame.ts';
import { mailPending } from './invite.ts';

interface Invitation {
  state: GameState;
  invitee: Member;
}

/** What is wrong with one of several games is named with its place among them. */
async function asPart<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.data?.fields) throw error;
    const fields = Object.entries(error.data.fields).map(([path, text]): [string, TextKey] => [
      `games[${index}].${path}`,
      text,
    ]);
    throw new AppError(error.code, { ...error.data, fields: Object.fromEntries(fields) });
  }
}

/** One letter a person, with a link to each of the matches. */
async function mailSeries(context: Context, tx: Tx, games: StoredGame[]): Promise<void> {
  if (!games[0]?.state.owner.proved) return;
  const invitations = games
    .flatMap(({ state, added }) => added.map((invitee): Invitation => ({ state, invitee })))
    .filter(({ invitee }) => invitee.mailTo && !invitee.hidden);
  for (const own of Map.groupBy(invitations, ({ invitee }) => invitee.user_id).values()) {
    const [first] = own;
    if (!first) continue;
    if (own.length === 1) {
      await mailPending(context, tx, first.state, [first.invitee]);
      continue;
    }
    const parts = [];
    for (const { state, invitee } of own) {
      parts.push({ state, url: await newInviteeLink(context, tx, state.game.id, invitee.id) });
      invitee.status = 'SENT';
    }
    const inviteeIds = own.map(({ invitee }) => invitee.id);
    await context.mailer.send(tx, seriesLetter(first.invitee, parts, inviteeIds));
  }
}

/**
 * Publishes several games at once, all or none: a match of every week, or the matches of one evening.
 * @throws AppError as storeGame; paths of fields begin with `games[INDEX].`
 */
export async function createSeries(context: Context, ownerId: string, body: BodyOf<typeof endpoint>): Promise<Game[]> {
  return context.db.transaction().execute(async (tx) => {
    const stored: StoredGame[] = [];
    for (const [index, game] of body.games.entries()) {
      stored.push(await asPart(index, () => storeGame(context, tx, ownerId, game)));
    }
    await mailSeries(context, tx, stored);
    return stored.map((each) => presentStored(context, each));
  });
}

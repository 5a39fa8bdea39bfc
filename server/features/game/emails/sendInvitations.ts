import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { GameState, Invitee } from '../gameState.ts';
import { newInviteeLink } from '../store/links.ts';
import { invitationEmail } from './invitation.ts';
import { seriesEmail } from './series.ts';

interface Invitation {
  state: GameState;
  invitee: Invitee;
}

async function sendOne(context: Context, tx: Tx, { state, invitee }: Invitation, isRefusable: boolean): Promise<void> {
  const url = await newInviteeLink(context, tx, state.game.id, invitee.id);
  await context.mailer.send(tx, invitationEmail(state, invitee, url, isRefusable));
  invitee.status = 'SENT';
}

async function sendSeries(
  context: Context,
  tx: Tx,
  own: [Invitation, ...Invitation[]],
  isRefusable: boolean,
): Promise<void> {
  const matches = [];
  for (const { state, invitee } of own) {
    matches.push({ state, url: await newInviteeLink(context, tx, state.game.id, invitee.id) });
    invitee.status = 'SENT';
  }
  const inviteeIds = own.map(({ invitee }) => invitee.id);
  await context.mailer.send(tx, { ...seriesEmail(own[0].invitee, matches, inviteeIds), isRefusable });
}

/**
 * Mails invitations, one email a person, with a link to each of the matches. Nothing goes out on behalf of an organiser
 * without a proved address, or to who does not want it (R-address-proved, R-block).
 * @param isRefusable whether whoever invites is there to be told of a budget that is used up
 * @throws AppError 429 then
 */
export async function sendInvitations(
  context: Context,
  tx: Tx,
  games: readonly { state: GameState; inviteeIds: readonly string[] }[],
  { isRefusable }: { isRefusable: boolean },
): Promise<void> {
  const invitations = games
    .filter(({ state }) => state.owner.proved)
    .flatMap(({ state, inviteeIds }) => state.invitees.map((invitee) => ({ state, invitee, inviteeIds })))
    .filter(({ invitee, inviteeIds }) => inviteeIds.includes(invitee.id) && invitee.mailTo && !invitee.hidden);
  for (const [first, ...more] of Map.groupBy(invitations, ({ invitee }) => invitee.user_id).values()) {
    if (!first) continue;
    if (more.length === 0) await sendOne(context, tx, first, isRefusable);
    else await sendSeries(context, tx, [first, ...more], isRefusable);
  }
}

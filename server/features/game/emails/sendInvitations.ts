import { PATHS } from '../../../../shared/routes/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { Email } from '../../../mail/email.ts';
import { textIn } from '../../../texts.ts';
import { type GameState, type Invitee, isReached } from '../gameState.ts';
import { findAnswered } from '../store/invitees.ts';
import { newInviteeLink } from '../store/links.ts';
import { invitationEmail } from './invitation.ts';
import { invitationParts } from './invitationParts.ts';
import { notify } from './notify.ts';
import { pushOf } from './pushOf.ts';
import { seriesEmail } from './series.ts';

interface Invitation {
  state: GameState;
  invitee: Invitee;
}

/** What decides on the budgets of an invitation (R-mail-budget). */
type Budgeted = Pick<Email, 'isAnswered' | 'isRefusable'>;

async function sendOne(context: Context, tx: Tx, { state, invitee }: Invitation, budgeted: Budgeted): Promise<void> {
  const url = await newInviteeLink(context, tx, state.game.id, invitee.id);
  const now = context.clock.now();
  const attachments = await invitationParts(context, tx, state, { invitee, url });
  const email = { ...invitationEmail(state, invitee, url, now), ...budgeted, attachments };
  const about = { userId: invitee.user_id, kind: 'invitation' } as const;
  await notify(context, tx, email, pushOf(state, email, about, now));
  invitee.status = 'SENT';
}

async function sendSeries(
  context: Context,
  tx: Tx,
  own: [Invitation, ...Invitation[]],
  budgeted: Budgeted,
): Promise<void> {
  const matches = [];
  for (const { state, invitee } of own) {
    matches.push({ state, url: await newInviteeLink(context, tx, state.game.id, invitee.id) });
    invitee.status = 'SENT';
  }
  const inviteeIds = own.map(({ invitee }) => invitee.id);
  const [first] = own;
  const now = context.clock.now();
  const email = { ...seriesEmail(first.invitee, matches, inviteeIds, now), ...budgeted };
  const about = { userId: first.invitee.user_id, kind: 'invitation' } as const;
  const action = { label: textIn(email.language, 'mail.invitation.action'), url: '' };
  const push = pushOf(first.state, { ...email, action }, about, now);
  await notify(context, tx, email, { ...push, gameId: null, path: PATHS.dashboard });
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
    .filter(({ invitee, inviteeIds }) => inviteeIds.includes(invitee.id) && isReached(invitee) && !invitee.hidden);
  const [any] = invitations;
  if (!any) return;
  const userIds = invitations.map(({ invitee }) => invitee.user_id);
  const answered = await findAnswered(tx, any.state.owner.id, userIds);
  for (const [first, ...more] of Map.groupBy(invitations, ({ invitee }) => invitee.user_id).values()) {
    if (!first) continue;
    const budgeted = { isRefusable, isAnswered: answered.has(first.invitee.user_id) };
    if (more.length === 0) await sendOne(context, tx, first, budgeted);
    else await sendSeries(context, tx, [first, ...more], budgeted);
  }
}

import { addSeconds } from 'date-fns/addSeconds';
import type { UndeliveredMail } from '../../../shared/contract/schemas/operator.ts';
import type { MailList } from '../../../shared/domain/operator.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { giveUp, IN_FLIGHT_SECONDS, queueMail, type StoredMail } from '../../mail/delivery.ts';
import { tracksOf } from '../../mail/tracking.ts';
import { normalizeAddress } from '../people/repository.ts';
import type { Acting } from './acting.ts';
import { audit } from './auditLog.ts';
import { type OperatorList, readPage } from './readPage.ts';

const PAGE = 50;

/** A mail due before then may be with the mail server now, or will be in a moment. */
const soonOf = ({ clock }: Pick<Context, 'clock'>): Date => addSeconds(clock.now(), IN_FLIGHT_SECONDS);

/** @returns a page of mails that are tried again, or of mails that were never sent, newest first (R-operator-mails) */
export async function findMails(
  context: Pick<Context, 'db' | 'clock'>,
  { type, after }: { type: MailList; after?: string | undefined },
): Promise<OperatorList<UndeliveredMail>> {
  const { rows, next } = await readPage(PAGE, after, (below, limit) =>
    context.db
      .selectFrom('mails')
      .select(['id', 'ord', 'recipient', 'kind', 'created_at', 'tries', 'next_try_at', 'failed_at', 'problem'])
      .where('state', '=', type === 'WAITING' ? 'QUEUED' : 'FAILED')
      .$if(type === 'WAITING', (query) => query.where('tries', '>', 0))
      .where('ord', '<', below)
      .orderBy('ord', 'desc')
      .limit(limit)
      .execute(),
  );
  const soon = soonOf(context);
  return {
    rows: rows.map((mail) => ({
      id: mail.id,
      to: mail.recipient,
      kind: mail.kind ?? (mail.recipient.includes('@') ? 'OTHER' : 'TEXT'),
      createdAt: mail.created_at.toISOString(),
      tries: mail.tries,
      nextTryAt: type === 'WAITING' ? (mail.next_try_at?.toISOString() ?? null) : null,
      soon: mail.next_try_at === null || mail.next_try_at <= soon,
      failedAt: mail.failed_at?.toISOString() ?? null,
      problem: mail.problem,
    })),
    next,
  };
}

/**
 * @returns a mail that waits for its next try, locked; nothing sends it at this moment
 * @throws AppError 409 when it was sent, is given up, or may be on its way
 */
async function lockWaiting(context: Context, tx: Tx, mailId: string): Promise<StoredMail> {
  const mail = await tx.selectFrom('mails').selectAll().where('id', '=', mailId).forUpdate().executeTakeFirst();
  if (mail?.state !== 'QUEUED') throw new AppError('E.operator.done');
  if (mail.next_try_at === null || mail.next_try_at <= soonOf(context)) throw new AppError('E.operator.soon');
  return mail;
}

/** @throws AppError as lockWaiting() does */
export async function tryMailAgain(context: Context, acting: Acting, mailId: string): Promise<void> {
  await acting.run(null, async (tx) => {
    const mail = await lockWaiting(context, tx, mailId);
    await tx.updateTable('mails').set({ next_try_at: context.clock.now() }).where('id', '=', mailId).execute();
    await queueMail(context.jobs, tx, mail);
    await audit(context, tx, acting, { action: 'MAIL_RETRIED', subject: mailId });
  });
}

/**
 * As after three days of tries: its content is deleted, and its invitations are not delivered. @throws AppError as
 * lockWaiting()
 */
export async function giveUpMail(context: Context, acting: Acting, mailId: string): Promise<void> {
  const mail = await acting.run(null, async (tx) => {
    const waiting = await lockWaiting(context, tx, mailId);
    await giveUp(context, tx, waiting, context.clock.now());
    await audit(context, tx, acting, { action: 'MAIL_GIVEN_UP', subject: mailId });
    return waiting;
  });
  await context.tracking.show(context.db, tracksOf(mail));
}

/** @returns the addresses that the mail server refused, the newest first */
export async function findRefused(db: Queryable): Promise<{ recipient: string; created_at: Date }[]> {
  return db
    .selectFrom('mails')
    .select(['recipient', 'created_at'])
    .where('state', '=', 'FAILED')
    .orderBy('ord', 'desc')
    .limit(100)
    .execute();
}

/**
 * A mail came back later: organisers see that the invitation did not arrive.
 * @returns how many unanswered invitations went to the address
 */
export async function markAddress(context: Context, acting: Acting, address: string): Promise<number> {
  const email = normalizeAddress(address);
  const ids = await acting.run(null, async (tx) => {
    const people = tx
      .selectFrom('user_addresses')
      .select('user_id')
      .where('address', '=', email)
      .where('validated_at', 'is not', null)
      .union(tx.selectFrom('users').select('id as user_id').where('contact_email', '=', email));
    const marked = await tx
      .updateTable('invitees')
      .set({ status: 'UNDELIVERABLE', delivery_problem: null })
      .where((where) => where.or([where('email', '=', email), where('user_id', 'in', people)]))
      .where('status', 'in', ['PENDING', 'SENT'])
      .returning(['id', 'user_id'])
      .execute();
    // The address itself is not logged.
    const [first] = marked;
    if (first) await audit(context, tx, acting, { action: 'ADDRESS_MARKED', accountId: first.user_id });
    return marked.map(({ id }) => id);
  });
  await context.tracking.show(context.db, { kind: 'invitee', ids });
  return ids.length;
}

import { subDays } from 'date-fns/subDays';
import type { DeliveryProblem } from '../../shared/domain/match/reach.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { hashToken } from '../ids.ts';
import { addressWith, newAddressToken } from './tokenAddress.ts';

/** What a mail's delivery is told to; a kind is kept in columns of its own, in `mails` and in `bounce_tokens` (ADR 128). */
export interface Tracks {
  kind: 'invitee';
  ids: readonly string[];
}

/** What is known about the delivery of a mail. */
export type Delivery =
  | { status: 'SENT' }
  | { status: 'UNDELIVERABLE'; delivery_problem: DeliveryProblem }
  | { next_delivery_at: Date };

/** What the feature of a kind does with the news of deliveries. */
export interface Tracker {
  /** Stores whether the mail arrived, why not, or when it is tried next. */
  record(db: Queryable, ids: readonly string[], news: Delivery): Promise<void>;
  /** Makes open pages read it. Not in the transaction of the mail: a sent mail must not be sent again because of a lock. */
  show(db: Queryable, ids: readonly string[]): Promise<void>;
}

/** Tells the news of a delivery to the feature whose mail it is; does nothing for mails that track nothing. */
export interface Tracking {
  record(db: Queryable, tracks: Tracks | null | undefined, news: Delivery): Promise<void>;
  show(db: Queryable, tracks: Tracks | null | undefined): Promise<void>;
}

/** The kinds of one feature. */
export type Trackers = { readonly [Kind in Tracks['kind']]?: Tracker };

/** @param all of the features: one tracker for each kind */
export function createTracking(all: readonly Trackers[]): Tracking {
  function trackerOf(kind: Tracks['kind']): Tracker {
    const tracker = all.map((trackers) => trackers[kind]).find((found) => found !== undefined);
    if (!tracker) throw new Error(`no feature tracks mails of the kind ${kind}`);
    return tracker;
  }
  return {
    async record(db, tracks, news) {
      if (tracks?.ids.length) await trackerOf(tracks.kind).record(db, tracks.ids, news);
    },
    async show(db, tracks) {
      if (tracks?.ids.length) await trackerOf(tracks.kind).show(db, tracks.ids);
    },
  };
}

/** @returns what a stored mail tracks */
export const tracksOf = ({ invitee_ids: ids }: { invitee_ids: readonly string[] }): Tracks => ({
  kind: 'invitee',
  ids,
});

/** @returns what a mail tracks that was gathered from two */
export function joinTracks(earlier: Tracks | undefined, later: Tracks | undefined): Tracks | undefined {
  if (!earlier || !later) return earlier ?? later;
  return { ...later, ids: [...new Set([...earlier.ids, ...later.ids])] };
}

/** Mail servers try for five days or more before they report that they have given up. */
const KEPT_DAYS = 30;

/**
 * Creates the address to which one mail comes back when it does not arrive (R-bounces).
 * @param pattern `REPLY_ADDRESS`
 * @param tracks what is told when it does
 */
export async function newReturnAddress(tx: Tx, pattern: string, { ids }: Tracks, now: Date): Promise<string> {
  const token = newAddressToken();
  const token_hash = hashToken(token);
  await tx
    .insertInto('bounce_tokens')
    .values(ids.map((invitee_id) => ({ token_hash, invitee_id, created_at: now })))
    .execute();
  return addressWith(pattern, token);
}

/** @returns what the mail tracks that came back to one of these addresses; null when the addresses are not ours */
export async function tracksOfReturn(db: Queryable, tokens: readonly string[]): Promise<Tracks | null> {
  if (tokens.length === 0) return null;
  const rows = await db
    .selectFrom('bounce_tokens')
    .select('invitee_id')
    .where('token_hash', 'in', tokens.map(hashToken))
    .execute();
  return rows.length > 0 ? tracksOf({ invitee_ids: rows.map(({ invitee_id }) => invitee_id) }) : null;
}

/** Deletes the tokens of mails that can't come back any more. */
export async function purgeReturnAddresses(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('bounce_tokens').where('created_at', '<', subDays(now, KEPT_DAYS)).execute();
}

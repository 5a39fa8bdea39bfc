import type { InferType } from 'yup';
import { POOL_KEYS } from '../../../domain/rating/pool.ts';
import { PLAYED_STATUSES, WINNERS } from '../../../domain/values.ts';
import type { TextKey } from '../../../locales/keys.ts';
import { array, choice, count, decimal, flag, maybeText, object, oneOf, shape, string, text } from '../fields.ts';

const texts = () => array(text()).defined();
const counts = () => array(count()).defined();
const decimals = () => array(decimal()).defined();
const sides = () => array(texts()).defined();

/** Columns: the values at one position of each are about one match, or one player. Players have no names here. */
const ledgerPage = shape({
  /** Version of the ratings; with another one the ledger may have changed, and is read from its beginning. */
  version: text(),
  /** There are matches that are not in the ratings yet. */
  pending: flag(),
  matches: shape({
    /**
     * The day in the pool, counted from its first: matches of one day are rated together. Dates are not published
     * (R-rating-ledger).
     */
    days: counts(),
    initiators: sides(),
    opponents: sides(),
    winners: array(oneOf(WINNERS)).defined(),
    statuses: array(oneOf(PLAYED_STATUSES)).defined(),
    /** For each match its sets in order: initiators' score, opponents' score, position in SET_TYPES. */
    sets: array(array(counts()).defined()).defined(),
  }),
  players: shape({
    ids: texts(),
    /** Elo before the first match. */
    starts: decimals(),
    /** The published ratings: Elo, to the last bit, and rated matches. */
    elos: decimals(),
    matches: counts(),
  }),
  /** `after` of the next page; null on the last. */
  next: maybeText(),
});
export type LedgerPage = InferType<typeof ledgerPage>;

export const getRatingLedger = {
  query: object({
    pool: choice(POOL_KEYS).required(),
    /** `next` of the previous page; left out for the first. */
    after: string()
      .matches(/^(d\d{1,6}|p[0-9a-f]{16})$/, 'field.format' satisfies TextKey)
      .optional(),
  }),
  response: ledgerPage,
};

export const getRatingPools = { response: array(text()).defined() };

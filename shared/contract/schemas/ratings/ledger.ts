import type { InferType } from 'yup';
import { POOL_KEYS } from '../../../domain/rating/pool.ts';
import { PLAYED_STATUSES, WINNERS } from '../../../domain/values.ts';
import type { TextKey } from '../../../locales/keys.ts';
import { array, choice, count, decimal, flag, maybeText, object, oneOf, shape, string, text } from '../fields.ts';

const texts = () => array(text()).defined();
const counts = () => array(count()).defined();
const decimals = () => array(decimal()).defined();
const sides = () => array(texts()).defined();

/** Columns: what stands at one position of each is about one match, or one player. Players have no names here. */
const ledgerPage = shape({
  /** Of the ratings; with another one the ledger may have changed, and is read from its beginning. */
  version: text(),
  /** Matches have come that the ratings don't know yet. */
  pending: flag(),
  matches: shape({
    /** Days at the venue, in order. */
    days: texts(),
    initiators: sides(),
    opponents: sides(),
    winners: array(oneOf(WINNERS)).defined(),
    statuses: array(oneOf(PLAYED_STATUSES)).defined(),
    /** Of each match its sets by their order: initiators' score, opponents' score, position in SET_TYPES. */
    sets: array(array(counts()).defined()).defined(),
  }),
  players: shape({
    ids: texts(),
    /** Elo before the first match. */
    starts: decimals(),
    /** What is published: Elo, to the last bit, and rated matches. */
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
    /** As `next` of the page before said it; left out for the first. */
    after: string()
      .matches(/^(d\d{1,6}|p[0-9a-f]{16})$/, 'field.format' satisfies TextKey)
      .optional(),
  }),
  response: ledgerPage,
};

export const getRatingPools = { response: array(text()).defined() };

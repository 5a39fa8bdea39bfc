import { mixed, number, object, type Schema, string } from 'yup';
import { LANGUAGES } from '../locales/languages.ts';
import type { CallName } from './desktop.ts';

const LONGEST_TOKEN = 4096;
const LONGEST_WORDS = 300;
const MOST_WAITING = 9999;
/** A club's open matches with all their guests; in characters. */
const LONGEST_MATCHES = 4_000_000;

const nothing = mixed()
  .nullable()
  .defined()
  .test((value) => value === null);

/** What each call takes, checked before it is answered: the page may have been taken over. */
export const INPUTS: Record<CallName, Schema> = {
  'session:load': nothing,
  'session:save': string().min(1).max(LONGEST_TOKEN).nullable().defined(),
  'links:ready': nothing,
  'language:shown': string().oneOf(LANGUAGES).required(),
  'badge:set': number().integer().min(0).max(MOST_WAITING).required(),
  'notification:show': object({
    title: string().max(LONGEST_WORDS).required(),
    body: string().max(LONGEST_WORDS).defined(),
    // A path of the app's own, never the beginning of another address.
    path: string()
      .max(LONGEST_WORDS)
      .matches(/^\/(?![/\\])/)
      .required(),
  })
    .noUnknown()
    .required(),
  'matches:keep': string().max(LONGEST_MATCHES).nullable().defined(),
  'matches:last': nothing,
};

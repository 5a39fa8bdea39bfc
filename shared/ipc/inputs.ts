import { mixed, type Schema, string } from 'yup';
import { LANGUAGES } from '../locales/languages.ts';
import type { CallName } from './desktop.ts';

const LONGEST_TOKEN = 4096;

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
};

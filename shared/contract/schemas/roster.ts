import type { InferType } from 'yup';
import { IMPORT_FIELDS, type ImportField } from '../../domain/club/importLine.ts';
import { IMPORT_OUTCOMES, type ImportOutcome } from '../../domain/club/importOutcome.ts';
import { MAX_IMPORT_LINES, MAX_ROSTER_CELL, MAX_ROSTER_TEXT } from '../../domain/limits.ts';
import { SPORTS } from '../../domain/values.ts';
import { array, boolean, choice, count, id, number, object, oneOf, shape, string, text } from './fields.ts';

const ofClub = object({ id: id().required() });
const column = () => number().integer().optional();

/** A list as it was read: by `guess` the columns are what their headings or contents say. */
const roster = shape({
  /** The headings; empty where the list has none. */
  columns: array(text()).defined(),
  lines: array(array(text()).defined()).defined(),
  /** How many more lines there are than are read. */
  more: count(),
  guess: object({
    firstName: column(),
    lastName: column(),
    /** Whole names. */
    name: column(),
    email: column(),
    phone: column(),
    level: column(),
    yearOfBirth: column(),
  }).defined(),
});
export type RosterAnswer = InferType<typeof roster>;

export const readRoster = { params: ofClub, response: roster };
export const readRosterText = {
  params: ofClub,
  body: object({ text: string().max(MAX_ROSTER_TEXT).required() }),
  response: roster,
};

const each = <T extends string, V>(names: readonly T[], value: () => V) =>
  Object.fromEntries(names.map((name) => [name, value()])) as Record<T, V>;

const cell = () => string().max(MAX_ROSTER_CELL).optional();

export const importPeople = {
  params: ofClub,
  body: object({
    lines: array(object(each<ImportField, ReturnType<typeof cell>>(IMPORT_FIELDS, cell)))
      .min(1)
      .max(MAX_IMPORT_LINES)
      .required(),
    /** What the levels are of; without it they are left out. */
    sport: choice(SPORTS).optional(),
    dryRun: boolean().required(),
  }),
  response: shape({
    lines: array(
      shape({
        /** Which line of the call, from 0. */
        line: count(),
        outcome: oneOf(IMPORT_OUTCOMES),
        /** What can't be read, by field. */
        fields: object(each<ImportField, ReturnType<typeof cell>>(IMPORT_FIELDS, () => string().optional())).defined(),
        /** The fields that change. */
        changes: array(text()).defined(),
      }),
    ).defined(),
    counts: shape(each<ImportOutcome, ReturnType<typeof count>>(IMPORT_OUTCOMES, count)),
  }),
};

export const exportPeople = { params: ofClub, response: text() };

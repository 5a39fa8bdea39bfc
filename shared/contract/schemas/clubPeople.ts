import type { InferType } from 'yup';
import { CLUB_ACTS, ENTRY_REACHES, ENTRY_ROLES, ENTRY_STATES } from '../../domain/club/clubValues.ts';
import { LEVELS } from '../../domain/club/importLine.ts';
import { isWebLink } from '../../domain/club/webLink.ts';
import {
  MAX_ADDED_PEOPLE,
  MAX_ANNOUNCED_LINK,
  MAX_ANNOUNCED_SUBJECT,
  MAX_ANNOUNCED_TEXT,
  MAX_ASKED_TO_JOIN,
  MAX_CLUB_MESSAGE_LENGTH,
  MAX_PEOPLE_PAGE,
  MAX_REPORT_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_TYPED_PHONE_LENGTH,
} from '../../domain/limits.ts';
import { isLinkLike } from '../../domain/linkLike.ts';
import { REPORT_REASONS, SPORTS } from '../../domain/values.ts';
import {
  array,
  boolean,
  choice,
  count,
  decimal,
  email,
  flag,
  guestName,
  id,
  line,
  maybeOneOf,
  maybeShape,
  maybeText,
  number,
  object,
  oneOf,
  shape,
  string,
  text,
  trimmed,
} from './fields.ts';

/** Where a page of the list has ended: both names of somebody, in small letters, which may be more, and an id. */
const MAX_NEXT_LENGTH = 300;

/** A line of a club's list; members get names and roles alone (R-club-list). */
const entry = shape({
  id: text(),
  role: oneOf(ENTRY_ROLES),
  state: oneOf(ENTRY_STATES),
  isKeeper: flag(),
  /** The caller's. */
  isOwn: flag(),
  firstName: text(),
  lastName: text(),
  code: maybeText(),
  imageId: maybeText(),
  /** What they wrote when they asked to join. */
  message: maybeText(),
  joinedAt: maybeText(),
  /** As organisers typed it, and for them alone, as what follows. */
  email: maybeText(),
  phone: maybeText(),
  /** From their account, as far as they show it to organisers. */
  sharedEmail: maybeText(),
  sharedPhone: maybeText(),
  /** Whether mails of the club reach them. */
  reach: maybeOneOf(ENTRY_REACHES),
  minor: boolean().nullable().defined(),
  /** The line through which this one is reached (R-club-via). */
  viaId: maybeText(),
  note: maybeText(),
  /** What organisers think of their level, on the shown scale (R-club-level). */
  levels: array(shape({ sport: oneOf(SPORTS), estimate: decimal() }))
    .nullable()
    .defined(),
});
export type Entry = InferType<typeof entry>;

const ofClub = object({ id: id().required() });
const ofPerson = object({ id: id().required(), personId: id().required() });

export const searchPeople = {
  params: ofClub,
  body: object({
    text: trimmed().max(MAX_SEARCH_LENGTH).optional(),
    role: choice(ENTRY_ROLES).optional(),
    /** ASKED: guests who ask to join as well. */
    state: choice(ENTRY_STATES).optional(),
    /** Where the page before has ended. */
    after: string().max(MAX_NEXT_LENGTH).optional(),
    limit: number()
      .integer()
      .min(1)
      .max(MAX_PEOPLE_PAGE)
      .default(MAX_PEOPLE_PAGE / 2),
  }),
  response: shape({ people: array(entry).defined(), total: count(), next: maybeText() }),
};

export const addPeople = {
  params: ofClub,
  body: object({
    /** Accounts and guests whom the caller knows (R-known-only). */
    people: array(object({ userId: id().required() }))
      .max(MAX_ADDED_PEOPLE)
      .optional(),
    /** A group of the caller's. */
    groupId: id().optional(),
  }),
  /** The new entries. */
  response: shape({ people: array(entry).defined() }),
};

export const savePerson = {
  params: ofPerson,
  body: object({
    role: choice(ENTRY_ROLES).optional(),
    barred: boolean().optional(),
    firstName: guestName.firstName,
    lastName: guestName.lastName,
    email: email().nullable().optional(),
    phone: line(MAX_TYPED_PHONE_LENGTH).nullable().optional(),
    minor: boolean().optional(),
    viaId: id().nullable().optional(),
    note: trimmed().max(MAX_CLUB_MESSAGE_LENGTH).nullable().optional(),
    levels: array(
      object({
        sport: choice(SPORTS).required(),
        estimate: number().min(LEVELS[0]).max(LEVELS[1]).nullable().defined(),
      }),
    )
      .max(SPORTS.length)
      .optional(),
  }),
  response: entry,
};
export const removePerson = { params: ofPerson };

export const askToJoin = {
  params: ofClub,
  /** Entries of the list. */
  body: object({ personIds: array(id().required()).min(1).max(MAX_ASKED_TO_JOIN).required() }),
  /** How many are asked, as far as organisers may know, and how many cannot be. */
  response: shape({ sent: count(), skipped: count() }),
};

/** In a body, mails break what a mail program would make a link of; in a subject they cannot. */
const unlinkedText = (max: number, isLink = (value: string) => value.includes('://')) =>
  trimmed()
    .max(max)
    .test({ name: 'noLink', message: 'field.noLink', test: (value) => value == null || !isLink(value) });

export const announce = {
  params: ofClub,
  body: object({
    subject: unlinkedText(MAX_ANNOUNCED_SUBJECT, isLinkLike).min(2).required(),
    body: unlinkedText(MAX_ANNOUNCED_TEXT).min(1).required(),
    link: trimmed()
      .max(MAX_ANNOUNCED_LINK)
      .test({ name: 'webLink', message: 'field.webLink', test: (value) => value == null || isWebLink(value) })
      .optional(),
  }),
  /** `receivers`: how many get it, as far as organisers may know. */
  response: shape({ id: text(), receivers: count() }),
};

const named = { firstName: text(), lastName: text() };

export const findClubHistory = {
  params: ofClub,
  query: object({
    after: string()
      .matches(/^[1-9]\d{0,17}$/, 'field.wholeNumber')
      .optional(),
  }),
  response: shape({
    entries: array(
      shape({
        at: text(),
        action: oneOf(CLUB_ACTS),
        /** Null: the clock, or somebody who has left. */
        actor: maybeShape(named),
        /** To whom it was done. */
        subject: maybeShape(named),
        gameId: maybeText(),
      }),
    ).defined(),
    next: maybeText(),
  }),
};

export const reportClub = {
  params: ofClub,
  body: object({
    reason: choice(REPORT_REASONS).required(),
    comment: trimmed().max(MAX_REPORT_LENGTH).default(''),
  }),
};

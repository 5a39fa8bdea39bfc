import type { InferType } from 'yup';
import {
  CLUB_ACTIONS,
  CLUB_JOININGS,
  CLUB_ROLES,
  CLUB_STATES,
  CLUB_VISIBILITIES,
  MEMBER_SHARES,
} from '../../domain/club/clubValues.ts';
import { isSlug } from '../../domain/club/slug.ts';
import {
  MAX_CITY_LENGTH,
  MAX_CLUB_ABOUT_LENGTH,
  MAX_CLUB_MESSAGE_LENGTH,
  MAX_CLUB_NAME_LENGTH,
  MAX_CLUB_SPORTS,
  MAX_CLUB_VENUES,
  MAX_COURT_NAME_LENGTH,
  MAX_VENUE_COURTS,
} from '../../domain/limits.ts';
import { SPORTS } from '../../domain/values.ts';
import { LANGUAGES } from '../../locales/languages.ts';
import {
  array,
  boolean,
  choice,
  count,
  flag,
  id,
  line,
  maybeOneOf,
  maybeText,
  name,
  number,
  object,
  oneOf,
  shape,
  string,
  text,
  timezone,
  trimmed,
} from './fields.ts';
import { newLocation } from './gameFields.ts';
import { proof } from './proof.ts';

const slug = () =>
  string().test({ name: 'slug', message: 'field.slug', test: (value) => value == null || isSlug(value) });
const sports = () => array(choice(SPORTS).required()).min(1).max(MAX_CLUB_SPORTS);
const clubName = () => name(MAX_CLUB_NAME_LENGTH).min(2);
const country = () => string().matches(/^[A-Z]{2}$/);

const court = {
  id: text(),
  name: text(),
  surface: maybeText(),
  indoor: flag(),
  sports: array(oneOf(SPORTS)).defined(),
};

/** What a club hides from the caller is null or empty (R-club-visibility). */
const club = shape({
  id: text(),
  slug: text(),
  name: text(),
  sports: array(oneOf(SPORTS)).defined(),
  timezone: text(),
  country: text(),
  city: maybeText(),
  language: oneOf(LANGUAGES),
  about: maybeText(),
  visibility: oneOf(CLUB_VISIBILITIES),
  joining: oneOf(CLUB_JOININGS),
  juniors: flag(),
  /** Members publish its matches too, and not only its organisers (R-club-match). */
  membersPublish: flag(),
  state: oneOf(CLUB_STATES),
  role: maybeOneOf(CLUB_ROLES),
  /** The caller has asked to join. */
  asked: flag(),
  /** The caller refuses its mails and invitations (R-club-block). */
  stopped: flag(),
  /** Whether members find the caller in the list; null for a caller who is not in it. */
  listed: boolean().nullable().defined(),
  /** The parts of their account that the caller shows to its organisers. */
  shares: array(oneOf(MEMBER_SHARES)).defined(),
  action: array(oneOf(CLUB_ACTIONS)).defined(),
  version: count(),
  memberCount: number().integer().nullable().defined(),
  organisers: array(shape({ id: text(), firstName: text(), lastName: text() })).defined(),
  venues: array(
    shape({
      id: text(),
      name: text(),
      address: maybeText(),
      city: maybeText(),
      country: maybeText(),
      code: maybeText(),
      lat: text(),
      lon: text(),
      courts: array(shape(court)).defined(),
    }),
  ).defined(),
  /** For organisers: the link with which people join. */
  joinUrl: maybeText(),
});
export type Club = InferType<typeof club>;

const ofClub = object({ id: id().required() });

export const createClub = {
  body: object({
    name: clubName().required(),
    slug: slug().required(),
    sports: sports().required(),
    timezone: timezone(),
    country: country().required(),
    city: line(MAX_CITY_LENGTH).optional(),
    language: choice(LANGUAGES).required(),
    about: trimmed().max(MAX_CLUB_ABOUT_LENGTH).optional(),
    visibility: choice(CLUB_VISIBILITIES).required(),
    joining: choice(CLUB_JOININGS).required(),
    juniors: boolean().optional(),
  }),
  response: club,
};

/** Its address is where the other calls have its id. */
export const getClub = {
  params: object({ id: string().max(40).required() }),
  /** The token of the join link, whose holder sees which club it is of. */
  query: object({ link: id().optional() }),
  response: club,
};

export const saveClub = {
  params: ofClub,
  body: object({
    name: clubName().optional(),
    slug: slug().optional(),
    sports: sports().optional(),
    timezone: timezone().optional(),
    country: country().optional(),
    city: line(MAX_CITY_LENGTH).nullable().optional(),
    language: choice(LANGUAGES).optional(),
    about: trimmed().max(MAX_CLUB_ABOUT_LENGTH).nullable().optional(),
    visibility: choice(CLUB_VISIBILITIES).optional(),
    joining: choice(CLUB_JOININGS).optional(),
    juniors: boolean().optional(),
    membersPublish: boolean().optional(),
    /** The one that was read: a change of another one since then is refused. */
    version: number().integer().optional(),
  }),
  response: club,
};

const givenCourt = object({
  id: id().optional(),
  name: name(MAX_COURT_NAME_LENGTH).min(1, 'field.required').required(),
  surface: line(MAX_COURT_NAME_LENGTH).nullable().optional(),
  indoor: boolean().required(),
  sports: sports().required(),
});

const givenVenue = newLocation.shape({
  id: id().optional(),
  courts: array(givenCourt).max(MAX_VENUE_COURTS).required(),
});
export type GivenVenue = InferType<typeof givenVenue>;

export const saveCourts = {
  params: ofClub,
  body: object({ venues: array(givenVenue).max(MAX_CLUB_VENUES).required() }),
  response: club,
};

export const joinClub = {
  params: ofClub,
  body: object({ token: id().optional(), message: trimmed().max(MAX_CLUB_MESSAGE_LENGTH).optional() }),
  response: shape({ state: oneOf(['IN', 'ASKED']) }),
};

export const saveMembership = {
  params: ofClub,
  body: object({
    listed: boolean().optional(),
    shares: array(choice(MEMBER_SHARES).required()).max(MEMBER_SHARES.length).optional(),
    stopped: boolean().optional(),
  }),
};

export const leaveClub = { params: ofClub };
export const renewJoinLink = { params: ofClub, response: shape({ url: text() }) };
export const handOver = { params: ofClub, body: object({ ...proof, personId: id().required() }) };
export const takeOver = { params: ofClub, response: club };
export const closeClub = { params: ofClub, body: object(proof) };
export const reopenClub = { params: ofClub, body: object(proof), response: club };

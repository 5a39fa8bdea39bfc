import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { saveMe } from '../../../../shared/contract/profile.ts';
import type { Proof } from '../../../../shared/contract/schemas/proof.ts';
import { BACKHANDS, FOREHANDS, GENDERS, LISTINGS, type Listing } from '../../../../shared/domain/values.ts';
import { isListOf, isOneOf, isRecord, isText } from '../../../stores/keptShapes.ts';
import type { Me } from '../../../stores/SessionStore.ts';

export type Talk = Me['tennisTalks'][number];

export const TALKS = ['EN', 'ES', 'FR', 'DE', 'IT', 'NL', 'PT', 'HU'] as const satisfies readonly Talk[];

/** The values of the fields; an empty text is one that is not given. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  gender: '' | (typeof GENDERS)[number];
  yearOfBirth: string;
  forehand: '' | (typeof FOREHANDS)[number];
  backhand: '' | (typeof BACKHANDS)[number];
  location: string;
  listed: Listing;
  phone: string;
  tennisTalks: Talk[];
}

export type ProfileField = keyof ProfileValues;

/** The fields that are changed and saved together; addresses and password have their own drafts. */
export const PARTS = {
  name: ['firstName', 'lastName'],
  born: ['gender', 'yearOfBirth'],
  strokes: ['forehand', 'backhand'],
  home: ['location'],
  talks: ['tennisTalks'],
  listed: ['listed'],
  phone: ['phone'],
  emails: [],
  password: [],
} as const satisfies Record<string, readonly ProfileField[]>;
export type ProfilePart = keyof typeof PARTS;

export function fieldsOf(part: ProfilePart): readonly ProfileField[] {
  return PARTS[part];
}

export function valuesOf(user: Me | null): ProfileValues {
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    gender: user?.gender ?? '',
    yearOfBirth: user?.yearOfBirth ? String(user.yearOfBirth) : '',
    forehand: user?.forehand ?? '',
    backhand: user?.backhand ?? '',
    location: user?.location ?? '',
    listed: user?.listed ?? 'EVERYBODY',
    phone: user?.phone ?? '',
    tennisTalks: user?.tennisTalks ?? [],
  };
}

/** @returns those of the fields, as the call takes them, whose values differ from the saved ones */
export function sentValues(
  fields: readonly ProfileField[],
  values: ProfileValues,
  user: Me | null,
): BodyOf<typeof saveMe> {
  const saved = valuesOf(user);
  const isChanged = (field: ProfileField) => JSON.stringify(values[field]) !== JSON.stringify(saved[field]);
  const all: Required<Omit<BodyOf<typeof saveMe>, 'emails' | 'password' | keyof Proof>> = {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    gender: values.gender || null,
    yearOfBirth: values.yearOfBirth === '' ? null : Number(values.yearOfBirth),
    forehand: values.forehand || null,
    backhand: values.backhand || null,
    location: values.location.trim() || null,
    listed: values.listed,
    phone: values.phone.trim() || null,
    tennisTalks: values.tennisTalks,
  };
  return Object.fromEntries(fields.filter(isChanged).map((field) => [field, all[field]]));
}

/** @returns the usable part of changes that come back from storage */
export function readValues(kept: unknown): Partial<ProfileValues> {
  if (!isRecord(kept)) return {};
  const { firstName, lastName, gender, yearOfBirth, forehand, backhand, location, listed, phone, tennisTalks } = kept;
  const isTalk = (talk: unknown): talk is Talk => isOneOf<Talk>(TALKS, talk);
  return {
    ...(isText(firstName) ? { firstName } : {}),
    ...(isText(lastName) ? { lastName } : {}),
    ...(isOneOf(['', ...GENDERS] as const, gender) ? { gender: gender as ProfileValues['gender'] } : {}),
    ...(isText(yearOfBirth) ? { yearOfBirth } : {}),
    ...(isOneOf(['', ...FOREHANDS] as const, forehand) ? { forehand: forehand as ProfileValues['forehand'] } : {}),
    ...(isOneOf(['', ...BACKHANDS] as const, backhand) ? { backhand: backhand as ProfileValues['backhand'] } : {}),
    ...(isText(location) ? { location } : {}),
    ...(isOneOf(LISTINGS, listed) ? { listed } : {}),
    ...(isText(phone) ? { phone } : {}),
    ...(isListOf(tennisTalks, isTalk) ? { tennisTalks } : {}),
  };
}

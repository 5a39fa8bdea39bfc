import type { Gender } from '../../shared/domain/values.ts';
import type { Language } from '../../shared/locales/languages.ts';

export interface DemoPerson {
  firstName: string;
  lastName: string;
  gender: Gender;
  yearOfBirth: number;
  language: Language;
  /** How well they play, on the shown scale; results are drawn from it. */
  strength: number;
}

/** A reserved domain, where no mail is read: no mail of the demo club is ever sent (R-outbox). */
export const addressOf = ({ firstName, lastName }: Pick<DemoPerson, 'firstName' | 'lastName'>): string =>
  `${firstName}.${lastName}@parkside.example`
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\w.@-]/g, '')
    .toLowerCase();

const WOMEN =
  'Olivia Maes,Nora Janssens,Camille Dubois,Giulia Ferri,Lena Hoffmann,Sanne de Vries,Inês Carvalho,Zsófia Kovács,' +
  'Lucía Romero,Emma Peeters,Hannah Weiss,Chloé Lambert,Martina Greco,Femke Bakker,Rita Moreira,Eszter Nagy,' +
  'Paula Vidal,Julie Claes,Grace Turner,Amélie Renard';
const MEN =
  'Milan Wouters,Lucas Martin,Paolo Conti,Jonas Becker,Daan Visser,Tiago Lopes,Bence Tóth,Javier Ortega,' +
  'Thomas Willems,Felix Brandt,Hugo Moreau,Davide Rinaldi,Bram Smit,Rui Fonseca,Gergő Szabó,Álvaro Navarro,' +
  'Simon Goossens,Oscar Hill,Mathis Girard,Noah Aerts';

const LANGUAGES: Language[] = ['nl', 'fr', 'it', 'de', 'nl', 'pt', 'hu', 'es', 'nl', 'en'];

function person(name: string, gender: Gender, index: number): DemoPerson {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    firstName,
    lastName: rest.join(' '),
    gender,
    // Spread over the ages and levels of a club, in no order that a reader would notice.
    yearOfBirth: 1958 + ((index * 13) % 48),
    language: LANGUAGES[index % LANGUAGES.length] ?? 'en',
    strength: 3 + ((index * 7 + 9) % 20) * 0.22,
  };
}

/** The members of the demo club: twenty women, twenty men. */
export const MEMBERS: DemoPerson[] = [
  ...WOMEN.split(',').map((name, index) => person(name, 'FEMALE', index)),
  ...MEN.split(',').map((name, index) => person(name, 'MALE', index)),
];

/** The three people that visitors of the demo log in as; the first two are members, the third has just signed up. */
export const ORGANISER = { firstName: 'Olivia', lastName: 'Maes' };
export const PLAYER = { firstName: 'Milan', lastName: 'Wouters' };
export const NEWCOMER: DemoPerson = {
  firstName: 'Robin',
  lastName: 'Nieuwland',
  gender: 'FEMALE',
  yearOfBirth: 1994,
  language: 'en',
  strength: 4,
};

export const DEMO_PASSWORD = 'new balls please';

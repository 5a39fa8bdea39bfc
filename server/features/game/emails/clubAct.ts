import type { Language } from '../../../../shared/locales/languages.ts';
import { textIn } from '../../../texts.ts';
import { findUser } from '../../people/repository.ts';
import type { EventContext } from '../events.ts';
import { type NamedRow, nameOf } from './facts.ts';

/** What an organiser of the club did in a match that they are not in (R-club-match-acts). */
export interface ClubAct {
  person: NamedRow & { id: string };
  /** Its name. */
  club: string;
}

/** @returns null for an act of anybody else */
export async function clubActOf({ tx, state, access }: EventContext): Promise<ClubAct | null> {
  if (access.role !== 'CLUB' || access.userId === null || !state.club) return null;
  const person = await findUser(tx, access.userId);
  return person ? { person, club: state.club.name } : null;
}

/** @returns the paragraph that says who acts, and for which club; none for an act of somebody else */
export const actTexts = (language: Language, act: ClubAct | null | undefined): string[] =>
  act ? [textIn(language, 'mail.club.act', { name: nameOf(act.person, language), club: act.club })] : [];

import type { Language } from '../../../shared/locales/languages.ts';
import type { Tx } from '../../db/database.ts';
import { keepGuestLanguage } from '../people/repository.ts';
import type { GameAccess } from './access.ts';
import { changeInvitee } from './store/changes.ts';

/** What decides for somebody; times and venues alone wait for it. */
const ANSWERS: readonly string[] = ['ACCEPT', 'DECLINE', 'UPDATE', 'WITHDRAW'];

/** Whether it is an answer, of somebody who is sure to be the invitee. */
export const isOwnAnswer = ({ secured }: GameAccess, type: string): boolean => !secured && ANSWERS.includes(type);

/** What somebody does as an invitee, and the language of their page, if it said so. */
interface OwnAnswer {
  type: string;
  language?: Language;
}

/**
 * What an answer means beside what it says: nothing that was chosen under the same address by the share link waits any
 * more (R-draft), and mails to a guest speak the language they answered in (R-guest-language).
 */
export async function noteOwnAnswer(tx: Tx, access: GameAccess, answer: OwnAnswer): Promise<void> {
  const { invitee } = access;
  if (!invitee || !isOwnAnswer(access, answer.type)) return;
  const { draft, person } = invitee;
  if (draft && !draft.settled) await changeInvitee(tx, invitee, { draft: { ...draft, settled: true } });
  const { language } = answer;
  if (!language || person.type !== 'CONTACT') return;
  if (language !== invitee.language) await changeInvitee(tx, invitee, { language });
  if (language === person.language && person.language_said) return;
  await keepGuestLanguage(tx, person.id, language);
}

import type { Language } from '../../../shared/locales/languages.ts';
import { textIn } from '../../texts.ts';

/**
 * @param firstName as it is stored: empty of people who were erased
 * @param language of who reads it: readerLanguage() in answers, the receiver's in mails
 * @returns the first name, or what people who were erased are called (R-former-player)
 */
export const firstNameIn = (firstName: string, language: Language): string =>
  firstName || textIn(language, 'person.former');

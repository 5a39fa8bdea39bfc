import type { TextsPart } from '../../shared/locales/textsUrl.ts';
import type { Transport } from '../api/transport.ts';
import type { Translator } from '../i18n/translator.ts';

/** What guests have in small and everybody else in full: the way to the server and the texts. */
export interface Tools {
  transport: Transport;
  translator: Translator;
  /** Which texts are fetched. */
  texts: TextsPart;
}

/** What stores need of them: no part of a page. */
export type StoreTools = Omit<Tools, 'translator'> & { translator: Pick<Translator, 't' | 'show'> };

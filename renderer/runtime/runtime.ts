import type { TextsPart } from '../../shared/locales/textsUrl.ts';
import type { Transport } from '../api/transport.ts';
import type { Translator } from '../i18n/useText.ts';

/** What guests have in small and everybody else in full: the way to the server and the texts. */
export interface Runtime {
  transport: Transport;
  translator: Translator;
  /** Which texts are fetched. */
  texts: TextsPart;
}

/** What stores need of them: no part of a page. */
export type StoreRuntime = Omit<Runtime, 'translator'> & { translator: Pick<Translator, 't' | 'show'> };

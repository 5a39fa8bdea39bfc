import type { TextsPart } from '../../shared/locales/textsUrl.ts';
import type { Transport } from '../api/transport.ts';
import type { Translator } from '../i18n/useText.ts';

/** The way to the server and the texts: a small one for guests, the full one for everybody else. */
export interface Runtime {
  transport: Transport;
  translator: Translator;
  /** Which texts are fetched. */
  texts: TextsPart;
}

/** The part that stores need: nothing of a page. */
export type StoreRuntime = Omit<Runtime, 'translator'> & { translator: Pick<Translator, 't' | 'show'> };

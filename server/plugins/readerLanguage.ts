import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE, type Language } from '../../shared/locales/languages.ts';
import { saidLanguage } from './askedLanguage.ts';

const reading = new AsyncLocalStorage<Language>();

/**
 * @returns the language of the page that the request being answered is for, as the request says it (R-language-choice); English
 *   where it says none, and for what no request asked for
 */
export const readerLanguage = (): Language => reading.getStore() ?? DEFAULT_LANGUAGE;

/** Lets answers that name people in words of ours know the reader's language, so that no feature has to hand it on. */
export function rememberLanguage(app: FastifyInstance): void {
  // Not before the body is read: what listens to its bytes begins outside of this request.
  app.addHook('preHandler', (request, _reply, done) => reading.run(saidLanguage(request) ?? DEFAULT_LANGUAGE, done));
}

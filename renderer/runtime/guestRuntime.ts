import { fetchTransport } from './fetchTransport.ts';
import { guestTranslator } from './guestTranslator.tsx';
import type { Runtime } from './runtime.ts';

/** @returns the small runtime of a guest's page */
export const guestRuntime = (): Runtime => ({
  transport: fetchTransport,
  translator: guestTranslator(),
  texts: 'guest',
});

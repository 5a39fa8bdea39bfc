import { fetchTransport } from './fetchTransport.ts';
import { guestTranslator } from './guestTranslator.tsx';
import type { Runtime } from './runtime.ts';

/** @returns what a guest's page makes do with */
export const guestRuntime = (): Runtime => ({
  transport: fetchTransport,
  translator: guestTranslator(),
  texts: 'guest',
});

import { fetchTransport } from './fetchTransport.ts';
import { guestTranslator } from './guestTranslator.tsx';
import type { Tools } from './tools.ts';

/** @returns what a guest's page makes do with */
export const guestTools = (): Tools => ({ transport: fetchTransport, translator: guestTranslator(), texts: 'guest' });

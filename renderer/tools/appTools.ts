import { axiosTransport } from './axiosTransport.ts';
import { i18nextTranslator } from './i18nextTranslator.tsx';
import type { Tools } from './tools.ts';

/** @returns what the app has in full */
export const appTools = (): Tools => ({ transport: axiosTransport, translator: i18nextTranslator(), texts: 'all' });

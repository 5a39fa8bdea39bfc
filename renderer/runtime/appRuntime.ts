import axios from 'axios';
import type { Transport } from '../api/transport.ts';
import { i18nextTranslator } from './i18nextTranslator.tsx';
import type { Runtime } from './runtime.ts';

/** The transport of the app. */
export const axiosTransport: Transport = async ({ method, url, headers, body, signal, timeout }) => {
  const answer = await axios.request<unknown>({
    method,
    url,
    headers,
    timeout,
    data: body,
    // Which answer is a refusal is the client's to say.
    validateStatus: () => true,
    ...(signal ? { signal } : {}),
  });
  return { status: answer.status, data: answer.data };
};

/** @returns the full runtime of the app */
export const appRuntime = (): Runtime => ({ transport: axiosTransport, translator: i18nextTranslator(), texts: 'all' });

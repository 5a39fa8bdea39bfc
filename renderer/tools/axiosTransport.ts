import axios from 'axios';
import type { Transport } from '../api/transport.ts';

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

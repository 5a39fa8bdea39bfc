import { getMe } from '../../shared/contract/account.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { type ApiFailure, toFailure } from './apiFailure.ts';
import type { ApiClient, CallArgs } from './client.ts';

/**
 * Watches the calls made with the session's token. Reading the user is left out: it is how one looks whether the session
 * lives (R-session-dead).
 * @param notify called with a 401; the caller of the call gets it too
 * @returns a client that does the same calls
 */
export function watchCalls(api: ApiClient, notify: (failure: ApiFailure) => void): ApiClient {
  return {
    ...api,
    call: async (endpoint, ...rest) => {
      try {
        return await api.call(endpoint, ...rest);
      } catch (error) {
        const failure = toFailure(error);
        const [args] = rest as [CallArgs<typeof endpoint>?];
        const called: Endpoint = endpoint;
        const isOfSession = called.auth !== 'public' && called.auth !== 'client' && !args?.token;
        if (failure.status === 401 && isOfSession && called !== getMe) notify(failure);
        throw error;
      }
    },
  };
}

import { toFailure } from '../api/apiFailure.ts';
import type { ApiClient } from '../api/client.ts';

/** From here on the fault is the server's. */
const SERVER_FAULT = 500;

/**
 * Reports calls that were answered by a fault of the server's, or not at all. The client is the one everybody has.
 * @param report called with the call as the contract names it (`GET /api/game/:id`) and the status, 0 for no answer
 */
export function reportCalls(api: ApiClient, report: (call: string, status: number) => void): void {
  const call = api.call;
  api.call = async (endpoint, ...rest) => {
    try {
      return await call(endpoint, ...rest);
    } catch (error) {
      const { code, status } = toFailure(error);
      if (status >= SERVER_FAULT || code === 'network') report(`${endpoint.method} ${endpoint.path}`, status);
      throw error;
    }
  };
}

import { captureException, withScope } from '@sentry/react';
import type { ApiFailure } from '../api/apiFailure.ts';

/** Takes failures of calls; errors of the page find their way by themselves. */
export interface Reports {
  /**
   * @param call method and pattern of the path, without its parameters
   */
  failure(failure: ApiFailure, call: string): void;
}

/** Sends to whatever Sentry has been started; before it has, nothing happens. */
export const reports: Reports = {
  failure(failure, call) {
    // The server's faults, and no answer at all (R-error-reports, R-server-error); refusals are the server's job.
    if (failure.status < 500 && failure.code !== 'network') return;
    withScope((scope) => {
      scope.setTags({ call, status: failure.status, failure: failure.code });
      // One issue a call: the same failure comes from everywhere.
      scope.setFingerprint(['api', call, failure.code]);
      captureException(failure);
    });
  },
};

import { captureMessage, init } from '@sentry/react';
import { REPORT_OPTIONS } from '../../shared/reports/scrub.ts';
import type { ApiClient } from '../api/client.ts';
import { reportCalls } from './reportCalls.ts';

/** Reports the page's errors to Sentry. @param dsn where to */
export function startReports(dsn: string, api: ApiClient): void {
  init({ ...REPORT_OPTIONS, dsn });
  reportCalls(api, (call, status) => captureMessage(`${call} ${status}`, 'error'));
}

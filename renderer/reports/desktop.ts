import { captureMessage, init } from '@sentry/electron/renderer';
import { init as initReact } from '@sentry/react';
import { REPORT_OPTIONS } from '../../shared/reports/scrub.ts';
import type { ApiClient } from '../api/client.ts';
import { reportCalls } from './reportCalls.ts';

/** Reports the page's errors by the main process, which knows where to. */
export function startReports(_dsn: string, api: ApiClient): void {
  init({ ...REPORT_OPTIONS }, initReact);
  reportCalls(api, (call, status) => captureMessage(`${call} ${status}`, 'error'));
}

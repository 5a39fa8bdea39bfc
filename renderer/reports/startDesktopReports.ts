import { init } from '@sentry/electron/renderer';
import { init as initReact } from '@sentry/react';
import { REPORT_OPTIONS } from './reportOptions.ts';
import { type Reports, reports } from './reports.ts';

/** In the desktop app the main process sends the page's reports: it alone knows where to. */
export function startDesktopReports(): Reports {
  init(REPORT_OPTIONS, initReact);
  return reports;
}

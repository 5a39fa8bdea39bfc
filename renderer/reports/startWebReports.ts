import { type BrowserOptions, init, makeBrowserOfflineTransport, makeFetchTransport } from '@sentry/react';
import { REPORT_OPTIONS } from './reportOptions.ts';
import { type Reports, reports } from './reports.ts';

/**
 * Reports wait on the device while the network is away: missing answers are reported as well
 * (R-error-reports).
 */
const patient = makeBrowserOfflineTransport(makeFetchTransport);

/** @param dsn of the deployment, by GET /api/config */
export function startWebReports(dsn: string, transport: BrowserOptions['transport'] = patient): Reports {
  init({ ...REPORT_OPTIONS, dsn, transport });
  return reports;
}

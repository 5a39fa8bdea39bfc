import { IPCMode, init } from '@sentry/electron/main';
import { REPORT_OPTIONS } from '../../shared/reports/scrub.ts';

/** Reports errors of this process and of the page. Call before the app is ready. */
export function startReports(dsn: string): void {
  // The other modes register a scheme of their own that passes by the content security policy.
  init({ ...REPORT_OPTIONS, dsn, ipcMode: IPCMode.Classic, attachScreenshot: false });
}

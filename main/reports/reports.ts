import { IPCMode, init } from '@sentry/electron/main';
import { scrubReport } from '../../shared/domain/scrub.ts';

/**
 * The parts of Sentry that explain an error. Left out: dumps of memory and the values of local variables, which hold tokens
 * that nobody can scrub; counting of starts; and the injection of a preload script.
 */
const KEPT = [
  'AdditionalContext',
  'ChildProcess',
  'ElectronBreadcrumbs',
  'ElectronContext',
  'EventFilters',
  'FunctionToString',
  'InboundFilters',
  'LinkedErrors',
  'NormalizePaths',
  'OnUncaughtException',
  'OnUnhandledRejection',
];

/** Options of the main process's reports, and of the page's, which travel through it. */
export const REPORT_OPTIONS = {
  sampleRate: 1,
  sendDefaultPii: false,
  sendClientReports: false,
  // Only by the preload script: another scheme would replace app: (the last registration wins).
  ipcMode: IPCMode.Classic,
  skipOpenTelemetrySetup: true,
  integrations: (defaults: { name: string }[]) => defaults.filter(({ name }) => KEPT.includes(name)),
  beforeSend: scrubReport,
  beforeSendTransaction: scrubReport,
  beforeBreadcrumb: scrubReport,
};

/** Call before the app is ready. */
export function startReports(dsn: string): void {
  init({ ...REPORT_OPTIONS, dsn } as Parameters<typeof init>[0]);
}

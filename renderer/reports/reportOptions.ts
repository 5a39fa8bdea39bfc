import { type BrowserOptions, breadcrumbsIntegration } from '@sentry/react';
import { scrubReport } from '../../shared/domain/scrub.ts';

/**
 * The parts of Sentry that help to understand an error. Left out: counting visits, and the words of clicked
 * elements, which are names of people. `ScopeToMain` is the desktop app's way to its main process.
 */
const KEPT = [
  'EventFilters',
  'InboundFilters',
  'FunctionToString',
  'BrowserApiErrors',
  'GlobalHandlers',
  'LinkedErrors',
  'Dedupe',
  'HttpContext',
  'ScopeToMain',
];

/**
 * How the page reports errors, on the web and on the desktop: all of them (R-error-reports), and nothing that identifies
 * people.
 */
export const REPORT_OPTIONS = {
  sampleRate: 1,
  sendDefaultPii: false,
  sendClientReports: false,
  integrations: (defaults) => [
    ...defaults.filter(({ name }) => KEPT.includes(name)),
    breadcrumbsIntegration({ dom: false, sentry: false }),
  ],
  beforeSend: scrubReport,
  beforeSendTransaction: scrubReport,
  beforeBreadcrumb: scrubReport,
} satisfies BrowserOptions;

import { init } from '@sentry/electron/main';
import { expect, test, vi } from 'vitest';
import { startReports } from './reports.ts';

// The SDK of the main process cannot be loaded without Electron: what it is told is checked, and what is sent from there
// goes through the same scrubber as the page's, whose test runs the real SDK.
vi.mock('@sentry/electron/main', () => ({ init: vi.fn(), IPCMode: { Classic: 1 } }));

function optionsGiven() {
  startReports('https://key@reports.example.org/1');
  const options = vi.mocked(init).mock.lastCall?.[0];
  if (!options) throw new Error('Sentry has not been started');
  return options;
}

test('every error is reported, by the preload script alone, without personal data', () => {
  expect(optionsGiven()).toMatchObject({
    dsn: 'https://key@reports.example.org/1',
    sampleRate: 1,
    ipcMode: 1,
    sendDefaultPii: false,
    sendClientReports: false,
  });
});

test('no memory, no variables and no screens are sent, and no visits are counted', () => {
  const { integrations } = optionsGiven();
  if (typeof integrations !== 'function') throw new Error('the integrations are not chosen');
  const named = (name: string) => ({ name });
  const dangerous = [
    'SentryMinidump',
    'ElectronMinidump',
    'LocalVariables',
    'Screenshots',
    'Console',
    'MainProcessSession',
  ];
  expect(integrations([...dangerous, 'PreloadInjection', 'OnUncaughtException'].map(named))).toEqual([
    named('OnUncaughtException'),
  ]);
});

test('links of the command line and tokens are taken out of events, transactions and crumbs', () => {
  const { beforeSend, beforeSendTransaction, beforeBreadcrumb } = optionsGiven();
  const link = 'crosscourt://setNewPassword/q7Jx2mPz0RkL8vNc3TtYw5';
  const sent = [
    beforeSend?.({ type: undefined, extra: { argv: [link] } }, {}),
    beforeSendTransaction?.({ type: 'transaction', transaction: link }, {}),
    beforeBreadcrumb?.({ message: link }),
  ];
  expect(sent).toEqual([
    { type: undefined, extra: { argv: ['crosscourt://setNewPassword/…'] } },
    { type: 'transaction', transaction: 'crosscourt://setNewPassword/…' },
    { message: 'crosscourt://setNewPassword/…' },
  ]);
});

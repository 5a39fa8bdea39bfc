import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../tests/support/accessible.ts';
import { openPage } from '../../../tests/support/openPage.tsx';
import { ME } from '../../../tests/support/testWorld.ts';
import { words } from '../../../tests/support/words.ts';

const t = words('en');
const NOW = '2026-11-21T10:00:00Z';
const OLA = { 'GET /api/me': { status: 200, body: { ...ME, operator: true } } };
const HEALTH = {
  version: '1.0.0',
  now: NOW,
  database: { version: '17', bytes: 1, connections: 1, migration: '1', migrations: 1 },
  replica: null as object | null,
  jobs: [],
  lastSweep: NOW,
  mails: { queued: 0, oldestQueued: null, failed: 0, lastDelivered: null },
  lastBackup: NOW,
  openReports: 0,
  slowed: [],
};
const health = (replica: object | null) => ({ status: 200, body: { ...HEALTH, replica } });
const LISTS: Record<string, string> = {
  health: 'GET /api/operator/health',
  mails: 'GET /api/operator/mails?type=WAITING',
  reports: 'GET /api/operator/reports?type=OPEN',
  log: 'GET /api/operator/audit',
};

const open = (tab: string, answers: Parameters<typeof openPage>[1]) =>
  openPage(`/operator?tab=${tab}`, { ...OLA, ...answers }, { token: 't1' });

// R-operator-health
test('how far the replica is behind is shown, and that it isn’t read while it is away', async () => {
  const states = [null, { read: true, lagMs: 0 }, { read: false, lagMs: 12_000 }, { read: false, lagMs: null }];
  const { user } = await open('health', { [LISTS.health ?? '']: states.map(health) });
  const shown = async (text: string) => {
    const name = await screen.findByText(t('operator.health.replica'));
    await expect.poll(() => name.nextElementSibling?.textContent).toBe(text);
  };
  const refresh = () => user.click(screen.getByRole('button', { name: t('operator.refresh') }));
  await shown(t('operator.health.replicaNone'));
  await refresh();
  await shown('0 seconds behind');
  expect(screen.queryByText(t('operator.health.replicaAway'))).toBeNull();
  await refresh();
  await shown('12 seconds behind');
  screen.getByText(t('operator.health.replicaAway'));
  await expectAccessible();
  await refresh();
  await shown(t('operator.health.replicaUnused'));
  screen.getByText(t('operator.health.replicaAway'));
});

// R-operator
test.each(Object.entries(LISTS))('what can’t be loaded of %s says so, and is asked for again', async (tab, call) => {
  const { user, sent } = await open(tab, { [call]: 'network' });
  const asked = () => sent.filter((request) => request.call === call).length;
  const again = await within(screen.getByRole('main')).findByRole('button', { name: t('alert.retry') });
  expect(asked()).toBe(1);
  await user.click(again);
  await expect.poll(asked).toBe(2);
});

test('what comes after all takes the place of what was said of it', async () => {
  const { user } = await open('health', { [LISTS.health ?? '']: ['network', health(null)] });
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: t('alert.retry') }));
  await screen.findByRole('heading', { level: 2, name: t('operator.jobs.title') });
});

// R-operator-reports
test('what another operator has done meanwhile is said, and shown', async () => {
  const person = (firstName: string) => ({ id: firstName, code: firstName, firstName, lastName: 'Baker' });
  const report = {
    id: '1',
    reported: { ...person('Berta'), closed: false },
    reporter: person('Gil'),
    reason: 'HARASSMENT',
    comment: 'Late',
    createdAt: NOW,
    state: 'OPEN',
  };
  const { user } = await open('reports', {
    [LISTS.reports ?? '']: [
      { status: 200, body: { rows: [report], next: null } },
      { status: 200, body: { rows: [], next: null } },
    ],
    'POST /api/operator/reports/1/settle': { status: 409, body: { status: 409, messageId: 'E.operator.done' } },
  });
  await user.click(await screen.findByRole('button', { name: t('operator.reports.dismiss') }));
  await screen.findByText(t('error.E.operator.done'));
  await expect.poll(() => screen.queryByText('Late')).toBeNull();
  screen.getByText(t('operator.reports.open.none'));
});

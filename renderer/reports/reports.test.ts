import { BrowserClient, createTransport, defaultStackParser } from '@sentry/react';
import { expect, it } from 'vitest';
import { getMe } from '../../shared/contract/account.ts';
import { REPORT_OPTIONS } from '../../shared/reports/scrub.ts';
import { testWorld } from '../stores/testWorld.ts';
import { reportCalls } from './reportCalls.ts';

/** A client of Sentry's whose reports end here. */
function standIn() {
  const sent: string[] = [];
  const client = new BrowserClient({
    ...REPORT_OPTIONS,
    dsn: 'https://key@reports.test/1',
    stackParser: defaultStackParser,
    integrations: [],
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        sent.push(String(body));
        return {};
      }),
  });
  client.init();
  return { client, sent };
}

it('sends every error, without a token or an address in it', async () => {
  const { client, sent } = standIn();
  client.captureException(new Error('failed at https://club.example/extinv/g1-pw/t0ken for ann@mail.example'));
  client.captureEvent({
    message: 'opened crosscourt://setNewPassword/t0ken',
    request: { url: 'app://bundle/setNewPassword/t0ken', headers: { Authorization: 'Bearer t0ken' } },
    breadcrumbs: [{ category: 'navigation', data: { from: '/', to: '/extinv/g1/t0ken' } }],
    transaction: '/extinv/g1/t0ken',
    user: { email: 'ann@mail.example' },
  });
  await client.flush(1000);
  expect(sent).toHaveLength(2);
  expect(sent.join()).toContain('/extinv/…');
  for (const secret of ['t0ken', 'ann@mail', '-pw']) expect(sent.join()).not.toContain(secret);
});

it('reports faults of the server and answers that never came, and nothing else', async () => {
  const reported: [string, number][] = [];
  const answers = [{ status: 500 }, 'network' as const, { status: 404 }, { status: 401 }, { status: 200, body: {} }];
  const { root } = testWorld({ 'GET /api/me': answers });
  reportCalls(root.api, (call, status) => reported.push([call, status]));
  for (const _answer of answers) await root.api.call(getMe).catch(() => undefined);
  expect(reported).toEqual([
    ['GET /api/me', 500],
    ['GET /api/me', 0],
  ]);
});

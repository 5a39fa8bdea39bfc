import { addBreadcrumb, captureException, close, createTransport, flush, withScope } from '@sentry/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../api/apiFailure.ts';
import { type Reports, reports } from './reports.ts';
import { startWebReports } from './startWebReports.ts';

const TOKEN = 'q7Jx2mPz0RkL8vNc3TtYw5';
const DSN = 'https://key@reports.example.org/1';

/** The requests that left the page, as text. */
const sent: string[] = [];
let started: Reports;

beforeAll(() => {
  vi.stubGlobal('document', {
    location: { href: `https://club.example/extinv/g1-pw/${TOKEN}?lang=en` },
    referrer: `https://club.example/setNewPassword/${TOKEN}`,
    addEventListener: () => undefined,
  });
  vi.stubGlobal('navigator', { userAgent: 'Test' });
  const transport = (options: Parameters<typeof createTransport>[0]) =>
    createTransport(options, async ({ body }) => {
      sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
      return { statusCode: 200 };
    });
  reports.failure(new ApiFailure('E.gen.serverError', 500), 'before it is started');
  started = startWebReports(DSN, transport);
});
beforeEach(() => void sent.splice(0));
afterAll(async () => {
  await close();
  vi.unstubAllGlobals();
});

/** @returns the one event that has been sent, and everything as text */
async function theReport(): Promise<{ event: Record<string, unknown>; text: string }> {
  await flush();
  expect(sent).toHaveLength(1);
  const text = sent[0] ?? '';
  return { event: JSON.parse(text.split('\n')[2] ?? ''), text };
}

test.each([
  ['an HTTP 500', new ApiFailure('E.gen.serverError', 500)],
  ['a missing answer', new ApiFailure('network')],
])('%s is reported with its call', async (_what, failure) => {
  started.failure(failure, 'GET /api/game/:id');
  const { event } = await theReport();
  expect(event).toMatchObject({ tags: { call: 'GET /api/game/:id', failure: failure.code } });
});

test('every single one is', async () => {
  for (let count = 0; count < 20; count++) started.failure(new ApiFailure('network'), `GET /api/call${count}`);
  await flush();
  expect(sent).toHaveLength(20);
});

test.each([
  ['a refusal', new ApiFailure('E.not.allowed', 403)],
  ['a field that is wrong', new ApiFailure('E.notFound', 404)],
  ['a call that was given up', new ApiFailure('aborted')],
])('%s is none', async (_what, failure) => {
  started.failure(failure, 'GET /api/game/:id');
  await flush();
  expect(sent).toEqual([]);
});

test('nothing that tells who or opens a door leaves the page', async () => {
  addBreadcrumb({ category: 'navigation', data: { from: `/extinv/g1/${TOKEN}`, to: `/unsub?t=${TOKEN}` } });
  addBreadcrumb({ category: 'xhr', data: { url: `https://club.example/api/calendar/${TOKEN}.ics` } });
  addBreadcrumb({ category: 'console', message: `Authorization: Bearer ${TOKEN}` });
  withScope((scope) => {
    scope.setUser({ id: 'u1', email: 'ann@club.example', ip_address: '10.0.0.1' });
    scope.setTransactionName(`/setNewPassword/${TOKEN}`);
    scope.setExtra('form', { password: 'hunter2hunter', phone: '0474123456', text: 'write to bob@club.example' });
    captureException(new Error(`no answer from https://ann:pw@club.example/g/ABCDE12345 for +32 474 12 34 56`));
  });
  const { event, text } = await theReport();
  for (const secret of [TOKEN, 'hunter2', 'ann', 'bob@', '0474123', '474 12', 'ABCDE12345', '10.0.0.1', 'u1"']) {
    expect(text, secret).not.toContain(secret);
  }
  expect(event).toMatchObject({
    transaction: '/setNewPassword/…',
    request: { url: 'https://club.example/extinv/…', headers: { Referer: 'https://club.example/setNewPassword/…' } },
  });
  expect(event.breadcrumbs).toMatchObject([{ data: { from: '/extinv/…', to: '/unsub/…' } }, {}, {}]);
  expect(event).not.toHaveProperty('user');
});

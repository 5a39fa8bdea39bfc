import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadContacts } from '../../../shared/contract/friends.ts';
import { useTestApp } from '../../support/app.ts';
import { createPerson } from '../../support/factories.ts';

const app = useTestApp();
let url: string;

beforeAll(async () => {
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}${uploadContacts.path}`;
});
afterAll(async () => {
  // After a request that was given up, fetch opens a connection that it never uses: closing would wait for it.
  app.app.server.closeAllConnections();
});

test('a file is read to its end while its sender waits, and no further when they leave (R-off-thread)', async () => {
  const { token } = await createPerson(app);
  const send = (content: string, signal: AbortSignal | null = null) => {
    const body = new FormData();
    body.append('file', new Blob([content]), 'contacts.csv');
    return fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body, signal });
  };
  for (let index = 0; index < 10; index += 1) expect((await send(`ann${index}@club.example`)).status).toBe(200);
  const leaving = new AbortController();
  const left = send('a@a.'.repeat(2_400_000), leaving.signal);
  setTimeout(() => leaving.abort(), 50);
  await expect(left).rejects.toThrow('aborted');
  expect((await send('ann@club.example')).status).toBe(200);
});

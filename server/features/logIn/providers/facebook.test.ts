import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { ReaderDeps } from '../../../logInProvider.ts';
import { facebook } from './facebook.ts';

test('the app’s secret is led nowhere else by a redirect (R-facebook)', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(302, { location: `/elsewhere${url}` }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const env = { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 'shh' };
  const { port } = server.address() as AddressInfo;
  const settings = facebook.settings({ ...env, FACEBOOK_URL: `http://127.0.0.1:${port}` });
  const read = facebook.reader({} as ReaderDeps, settings);
  await expect(read('token', { firstName: '', lastName: '' })).rejects.toMatchObject({ code: 'E.notReady' });
  server.close();
  expect(asked).toHaveLength(1);
});

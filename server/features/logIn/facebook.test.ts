import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Context } from '../../context.ts';
import { readFacebookToken } from './facebook.ts';

test('the app’s secret is led nowhere else by a redirect (R-facebook)', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(302, { location: `/elsewhere${url}` }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const env = { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 'shh' };
  const { port } = server.address() as AddressInfo;
  const config = readConfig({ ...env, FACEBOOK_URL: `http://127.0.0.1:${port}` });
  await expect(readFacebookToken({ config } as Context, 'token')).rejects.toMatchObject({ code: 'E.notReady' });
  server.close();
  expect(asked).toHaveLength(1);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/app.ts';

const URL = '/.well-known/apple-app-site-association';
let app: TestApp;
let withTeam: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  withTeam = await buildTestApp({ config: { appleTeamId: 'A1B2C3D4E5' } });
});
afterAll(() => Promise.all([app.close(), withTeam.close()]));

test('macOS is told that invitations and new passwords open in the desktop app', async () => {
  const answer = await withTeam.app.inject({ url: URL });
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.json()).toEqual({
    applinks: {
      details: [
        {
          appIDs: ['A1B2C3D4E5.app.crosscourt.desktop'],
          components: [{ '/': '/extinv/?*/?*' }, { '/': '/setNewPassword/?*' }],
        },
      ],
    },
  });
});

test('404 while nobody has signed the app', async () => {
  expect((await app.app.inject({ url: URL })).statusCode).toBe(404);
});

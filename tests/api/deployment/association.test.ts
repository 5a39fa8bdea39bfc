import { expect, test } from 'vitest';
import { useTestApp } from '../../support/app.ts';

const URL = '/.well-known/apple-app-site-association';
const app = useTestApp();
const withTeam = useTestApp({ config: { appleTeamId: 'A1B2C3D4E5' } });

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

test('a password manager is led to where a password is changed', async () => {
  const { statusCode, headers } = await app.app.inject('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/profile']);
});

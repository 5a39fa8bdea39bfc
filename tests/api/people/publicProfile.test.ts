import { expect, test } from 'vitest';
import { saveMe } from '../../../shared/contract/profile.ts';
import { getPublicProfile, reportPlayer } from '../../../shared/contract/publicProfile.ts';
import { setInitialRating } from '../../../shared/contract/rating.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, outbox } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-21T09:00:00.000Z' });

const profileOf = (code: string) => call(app, getPublicProfile, { params: { code } });

test('what a player filled in and nothing else, never a contact', async () => {
  const player = await createPerson(app, { firstName: 'Ann', yearOfBirth: 1990 });
  const body = {
    forehand: 'LEFTHANDED',
    backhand: 'TWOHANDED',
    location: 'Ghent',
    tennisTalks: ['NL', 'EN'],
  };
  await call(app, saveMe, { token: player.token, body });
  await call(app, setInitialRating, { token: player.token, body: { sport: 'PADEL', productRating: 6 } });
  const profile = await profileOf(player.code);
  expect(profile.body.user).toEqual({
    id: player.id,
    code: player.code,
    firstName: 'Ann',
    lastName: expect.any(String),
    yearOfBirth: 1990,
    forehand: 'LEFTHANDED',
    backhand: 'TWOHANDED',
    location: 'Ghent',
    tennisTalks: ['NL', 'EN'],
    profileImageId: null,
  });
  expect(profile.body.technicalSkill).toMatchObject({
    sports: [{ sport: 'PADEL', productRating: 6, wins: 0, loses: 0 }],
    firstServe: null,
  });
  expect(profile.body.personalSkill).toEqual({ playAgainWith: null, punctual: null, fairplay: null, personal: null });
  expect(JSON.stringify(profile.body)).not.toContain('@');
});

test('who may be under 18: no year, place or picture', async () => {
  const player = await createPerson(app, { yearOfBirth: 2008 });
  await call(app, saveMe, { token: player.token, body: { location: 'Ghent' } });
  expect((await profileOf(player.code)).body.user).toMatchObject({
    yearOfBirth: null,
    location: null,
    profileImageId: null,
  });
});

test('404 for an unknown code, 401 without the client’s credentials', async () => {
  expect((await profileOf('nobody')).error.messageId).toBe('E.notFound');
  expect((await app.app.inject({ url: '/api/publicProfile/nobody' })).statusCode).toBe(401);
});

test('a report reaches those who run the deployment, ten a day; nobody reports themselves', async () => {
  const [player, reporter] = [await createPerson(app, { firstName: 'Bad' }), await createPerson(app)];
  const report = (code: string) =>
    call(app, reportPlayer, {
      params: { code },
      token: reporter.token,
      body: { reason: 'SPAM', comment: 'Thirty invitations' },
    });
  expect((await report(reporter.code)).error.messageId).toBe('E.notFound');
  expect((await report(player.code)).status).toBe(204);
  const [mail] = await outbox(app, app.config.mailFrom);
  expect(mail?.text).toContain('Thirty invitations');
  expect(mail?.links).toContain(`${app.config.publicUrl}/publicProfile/${player.code}`);
  expect(mail?.links.some((link) => link.includes('/unsub'))).toBe(false);
  for (let count = 1; count < 10; count += 1) await report(player.code);
  expect((await report(player.code)).error.messageId).toBe('E.tooMany');
});

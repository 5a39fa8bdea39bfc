import { expect, test } from 'vitest';
import { actOnGame, nudgeGame } from '../../../shared/contract/game.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { contactOf, createPerson, createTestGame, newGuest, outbox } from '../../support/factories.ts';

const app = useTestApp({ now: '2026-11-23T09:00:00.000Z' });

const textTo = async (email: string) => (await outbox(app, email))[0]?.text.replace(/\s+/g, ' ') ?? '';

// R-invitation-facts
test('says what is played and how long, who is in, by when to answer; and to strangers why it came', async () => {
  const owner = await createPerson(app, { firstName: 'Olga', lastName: 'Baker' });
  const member = await createPerson(app);
  const guest = newGuest();
  const game = await createTestGame(app, owner, {
    contactList: [guest, contactOf(member)],
    gamePreference: { matchType: 'OPENDOUBLE', duration: 90 },
    invitationExpiryDays: 1,
  });
  const text = await textTo(guest.email);
  expect(text).toContain('Match: Doubles · 90 minutes');
  expect(text).toContain('Player: Olga Baker');
  expect(text).toMatch(/Answer by: Tuesday,? 24 November 2026/);
  expect(game.expiresAt).toBe('2026-11-24T09:00:00.000Z');
  expect(text).toContain('because Olga Baker typed your address into');
  expect(await textTo(member.email)).not.toContain('typed your address');
});

// R-invitation-facts
test('who is reminded to answer reads why as well, unless they have an account', async () => {
  const owner = await createPerson(app, { firstName: 'Olga', lastName: 'Baker' });
  const [guest, member] = [newGuest(), await createPerson(app)];
  const game = await createTestGame(app, owner, { contactList: [guest, contactOf(member)] });
  app.clock.set(new Date(game.invitee[0]?.nudgeFrom ?? ''));
  expect((await call(app, nudgeGame, { params: { id: game.id }, token: owner.token })).body.sent).toBe(2);
  const nudges = async (email: string) =>
    (await outbox(app, email)).filter(({ subject }) => subject.includes('waiting for your answer'));
  const [nudge] = await nudges(guest.email);
  expect(nudge?.text.replace(/\s+/g, ' ')).toContain('because Olga Baker typed your address into');
  const [other] = await nudges(member.email);
  expect(other?.text).not.toContain('typed your address');
});

// R-mail-look, R-invitation-facts
test('shows on its court who is in, as its facts say it', async () => {
  const [owner, gil] = [await createPerson(app, { firstName: 'Olga' }), await createPerson(app, { firstName: 'Gil' })];
  const game = await createTestGame(app, owner, { contactList: [contactOf(gil)] }, { matchType: 'OPENDOUBLE' });
  const act = (token: string, body: Record<string, unknown>) =>
    call(app, actOnGame, { params: { id: game.id }, token, body });
  await act(gil.token, { actionType: 'ACCEPT' });
  const emma = newGuest();
  await act(owner.token, { actionType: 'INVITE', contactList: [emma] });
  const [mail] = await outbox(app, emma.email);
  const [court] = mail?.html.split('<h1') ?? [];
  expect(court).toContain('>Olga<');
  expect(court).toContain('>Gil<');
});

import { configure } from 'mobx';
import { describe, expect, test } from 'vitest';
import { testGame, testInvitee } from '../../../../tests/support/testGame.ts';
import { testWorld } from '../../../../tests/support/testWorld.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { KnownPeople } from '../../invitees/KnownPeople.ts';
import { Invitations } from './Invitations.ts';

configure({ enforceActions: 'always' });

const KIM = { firstName: 'Kim', lastName: 'Li', email: 'kim@mail.example' };
const newForm = (answers: Parameters<typeof testWorld>[0] = {}, readEarlier: () => Promise<Game[]> = async () => []) =>
  new Invitations(() => ({ own: [], invited: [] }), new KnownPeople(testWorld(answers).root.api), readEarlier);
const ZOE = { id: 'u2', firstName: 'Zoë', lastName: 'Ray' };

function filled(): Invitations {
  const form = newForm();
  form.setOpen(true);
  const [row] = form.guests.rows;
  for (const field of ['firstName', 'lastName', 'email'] as const) form.guests.set(row?.key ?? '', field, KIM[field]);
  form.known.toggle(ZOE);
  return form;
}

test('the people typed and picked are kept while the form is open, and the form opens with them', () => {
  const kept = filled().typed;
  expect(kept).toEqual({ guests: [KIM], known: [ZOE] });
  const again = newForm();
  again.restore(JSON.parse(JSON.stringify(kept)));
  expect(again.open).toBe(true);
  expect(again.toBody()).toEqual([KIM, { id: 'u2' }]);
});

test('nothing is kept of an empty form, a closed one, or one that was sent', () => {
  const form = filled();
  form.setOpen(false);
  expect(form.typed).toBeNull();
  form.setOpen(true);
  expect(form.typed).toEqual({ guests: [KIM], known: [ZOE] });
  form.close();
  form.setOpen(true);
  expect(form.typed).toBeNull();
});

test('who is typed and picked while others are invited stays in the open form', () => {
  const form = filled();
  const sent = form.toBody();
  const key = form.guests.add();
  form.guests.set(key, 'firstName', 'Lou');
  form.known.toggle({ id: 'u3', firstName: 'Bo', lastName: 'Dael' });
  form.close(sent);
  expect(form.open).toBe(true);
  expect(form.toBody()).toEqual([{ firstName: 'Lou', lastName: '', email: '' }, { id: 'u3' }]);
  expect(form.guests.filled[0]?.key).toBe(key);
});

test.each([null, 'x', {}, [{ firstName: 'Kim' }], { guests: [], known: [{}] }])(
  'what cannot be read opens nothing: %j',
  (kept) => {
    const form = newForm();
    form.restore(kept);
    expect(form.open).toBe(false);
  },
);

// R-known-address
describe('who is known by an address that was typed before', () => {
  const kim = { id: 'u7', firstName: 'Kim', lastName: 'Li', code: null, profileImageId: null, level: null };
  const known = { status: 200, body: [{ ...kim, provisional: false, fits: true, lastPlayed: null }] };
  const pasted = 'Kim Li <kim@mail.example>, Lou Ray <lou@mail.example>';
  const earlier = testGame({ invitee: [{ ...testInvitee('u7', 'Kim Li', 'CONFIRMED'), email: KIM.email }] });

  test.each(['before', 'after'])('is picked instead of typed, pasted %s it is known', async (when) => {
    const form = newForm({ 'GET /api/people/known': known }, async () => [earlier]);
    if (when === 'before') form.guests.paste('', pasted, 'en');
    await form.recognise();
    if (when === 'after') form.guests.paste('', pasted, 'en');
    expect(form.known.picks.map(({ id }) => id)).toEqual(['u7']);
    expect(form.guests.toBody().map(({ email }) => email)).toEqual(['lou@mail.example']);
  });

  test('stays a line where the last matches cannot be read', async () => {
    const form = newForm({ 'GET /api/people/known': known }, () => Promise.reject(new Error('away')));
    form.guests.paste('', pasted, 'en');
    await form.recognise();
    expect(form.guests.toBody().map(({ email }) => email)).toEqual([KIM.email, 'lou@mail.example']);
  });
});

import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../tests/support/openPage.tsx';
import { testClub, testEntry } from '../../../tests/support/testClub.ts';
import { ME } from '../../../tests/support/testWorld.ts';

const CLUB = 'GET /api/club/riverside';
const PEOPLE = 'POST /api/club/c1/people/search';
const ok = (body: unknown) => ({ status: 200, body });
const open = (search: string, answers: Parameters<typeof openPage>[1]) =>
  openPage(`/club/riverside${search}`, { 'GET /api/me': ok({ ...ME, clubs: [] }), ...answers }, { token: 't1' });

// R-club-page
test('somebody asks to be let in, with a word to the organisers', async () => {
  const stranger = testClub({ joining: 'ASK', role: null, action: [], listed: null });
  const { user, sent } = await open('', {
    [CLUB]: [ok(stranger), ok({ ...stranger, asked: true })],
    'POST /api/club/c1/join': ok({ state: 'ASKED' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Ask to join' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^A word to the organisers/), 'I live next door.');
  await user.click(dialog.getByRole('button', { name: 'Ask to join' }));
  expect(await screen.findByText(/^You’ve asked to join\./)).toBeVisible();
  const asked = sent.find(({ call }) => call === 'POST /api/club/c1/join');
  expect(JSON.parse(String(asked?.body))).toEqual({ message: 'I live next door.' });
});

// R-club-people-page
test('an organiser reads what somebody who asks has written, and lets them in', async () => {
  const lea = testEntry('p2', 'Lea', { state: 'ASKED', role: 'GUEST', message: 'I live next door.' });
  const ann = testEntry('p1', 'Ann', { isKeeper: true, isOwn: true, role: 'ORGANISER' });
  const page = (...people: object[]) => ok({ people, total: people.length, next: null });
  const { user, sent } = await open('?tab=people', {
    [CLUB]: ok(testClub({ joining: 'ASK' })),
    // The list, then the requests, each again after the answer.
    [PEOPLE]: [page(ann), page(lea), page(ann, { ...lea, state: 'IN', role: 'MEMBER' }), page()],
    'PUT /api/club/c1/people/p2': ok({}),
  });
  const requests = await screen.findByRole('list', { name: '1 person asks to join' });
  expect(requests).toHaveTextContent('I live next door.');
  await user.click(within(requests).getByRole('button', { name: /^Let in/ }));
  await expect.poll(() => screen.queryByRole('list', { name: '1 person asks to join' })).toBeNull();
  const let_ = sent.find(({ call }) => call === 'PUT /api/club/c1/people/p2');
  expect(JSON.parse(String(let_?.body))).toEqual({ role: 'MEMBER' });
});

// R-club-courts
test('an organiser sets where the club plays, and what is given up is not taken for what is to be saved', async () => {
  const court = (number: number) => ({ id: `k${number}`, name: `Court ${number}`, surface: 'CLAY', indoor: true });
  const courts = [1, 2].map((number) => ({ ...court(number), sports: ['TENNIS'] as ['TENNIS'] }));
  const where = { address: null, city: null, country: null, code: null, lat: '0', lon: '0' };
  const saved = testClub({ venues: [{ id: 'v1', name: 'Riverside hall', ...where, courts }] });
  const { user, sent } = await open('?tab=courts', {
    [CLUB]: ok(testClub()),
    'PUT /api/club/c1/courts': ok(saved),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a new place' }));
  const save = async () => {
    // Typed values are checked here once the shape of the call has come.
    await vi.dynamicImportSettled();
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  const addCourt = () => user.click(screen.getByRole('button', { name: 'Add a court' }));
  await addCourt();
  await save();
  const name = screen.getByLabelText(/^Name of the place/);
  expect(name).toHaveAttribute('aria-invalid', 'true');
  await user.type(name, 'Riverside hall');
  await user.selectOptions(screen.getByLabelText('Surface'), 'Clay');
  await user.click(screen.getByLabelText('Indoors'));
  await addCourt();
  await save();
  const list = await screen.findByRole('list', { name: 'Courts' });
  const shown = within(list).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Court 1Tennis · Clay · Indoors/),
    expect.stringMatching(/Court 2Tennis · Clay · Indoors/),
  ]);
  const body = JSON.parse(String(sent.find(({ call }) => call === 'PUT /api/club/c1/courts')?.body));
  expect(body.venues[0].courts).toMatchObject([
    { surface: 'CLAY', indoor: true },
    { surface: 'CLAY', indoor: true },
  ]);
  // R-kept-input
  const edit = () => user.click(screen.getByRole('button', { name: 'Change places and courts' }));
  const names = () => screen.getAllByRole('textbox', { name: 'Court' });
  await edit();
  await addCourt();
  expect(names()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await edit();
  expect(names()).toHaveLength(2);
});

// R-club-settings
test('settings keep what is typed when somebody else was faster, and are saved by a second press', async () => {
  const changed = { status: 409, body: { messageId: 'E.club.changed', data: { version: 2 } } };
  const { user, sent } = await open('?tab=settings', {
    [CLUB]: ok(testClub()),
    'PUT /api/club/c1': [changed, ok(testClub({ about: 'By the river', version: 3 }))],
  });
  const about = await screen.findByLabelText('About the club');
  await vi.dynamicImportSettled();
  await user.type(about, 'By the river');
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(await screen.findByText(/What you’ve typed is still here/)).toBeVisible();
  expect(about).toHaveValue('By the river');
  await user.click(save);
  await expect.poll(() => sent.filter(({ call }) => call === 'PUT /api/club/c1').length).toBe(2);
  const bodies = sent.filter(({ call }) => call === 'PUT /api/club/c1').map(({ body }) => JSON.parse(String(body)));
  expect(bodies).toMatchObject([{ version: 1 }, { version: 2, about: 'By the river' }]);
});

// R-club-close
test('the keeper closes the club after a question and a proof, and opens it again by another', async () => {
  const needed = { status: 403, body: { messageId: 'E.proof.required', data: { proof: 'password' } } };
  const closed = testClub({ state: 'CLOSED', action: ['REOPEN'] });
  const [close, reopen] = ['DELETE /api/club/c1', 'POST /api/club/c1/reopen'];
  const { user, sent } = await open('?tab=settings', {
    [CLUB]: [ok(testClub({ action: ['EDIT', 'PEOPLE', 'CLOSE', 'HANDOVER'] })), ok(closed)],
    [close]: [needed, ok({})],
    [reopen]: [needed, ok(testClub())],
  });
  const prove = async () => {
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.type(proof.getByLabelText('Password'), 'new balls please');
    await user.click(proof.getByRole('button', { name: 'Confirm' }));
  };
  const proofs = (call: string) =>
    sent.filter((each) => each.call === call).map(({ body }) => JSON.parse(String(body ?? '{}')).currentPassword);
  await user.click(await screen.findByRole('button', { name: 'Close the club' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(proofs(close)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Close the club' }));
  await prove();
  await user.click(await screen.findByRole('button', { name: 'Open it again' }));
  await prove();
  await expect.poll(() => screen.queryByRole('button', { name: 'Open it again' })).toBeNull();
  for (const call of [close, reopen]) expect(proofs(call)).toEqual([undefined, 'new balls please']);
});

// R-club-import-page
test('a member who takes in no list finds no page for it', async () => {
  await open('/people/import', { [CLUB]: ok(testClub({ role: 'MEMBER', action: [] })) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Club not found' })).toBeVisible();
});

// R-club-import-page
test('what cannot be read of a list is corrected in its place, and a list without names is not tried', async () => {
  const roster = { columns: ['Name', 'Email'], lines: [['Fien', 'fien(at)list.example']], more: 0 };
  const counts = { NEW: 0, JOINED: 0, VIA: 0, TWICE: 0, INVALID: 1 };
  const line = (outcome: string, fields: object) => ({
    lines: [{ line: 0, outcome, fields, changes: [] }],
    counts: { ...counts, [outcome]: 1 },
  });
  const { user, sent } = await open('/people/import', {
    [CLUB]: ok(testClub()),
    'POST /api/club/c1/rosterText': ok({ ...roster, guess: { name: 0, email: 1 } }),
    'POST /api/club/c1/import': [
      ok(line('INVALID', { email: 'field.email' })),
      ok(line('NEW', {})),
      ok(line('NEW', {})),
    ],
  });
  const text = await screen.findByLabelText(/^People from a spreadsheet/);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Read the list');
  expect(text).toHaveAttribute('aria-invalid', 'true');
  await user.type(text, 'Name;Email');
  await press('Read the list');
  const column = await screen.findByLabelText('“Name” is');
  await user.selectOptions(column, 'Leave out');
  await press('See what would happen');
  expect(screen.getByText('Say which column has the names.')).toBeVisible();
  await user.selectOptions(column, 'Whole name');
  await press('See what would happen');
  const email = await screen.findByLabelText('Email');
  expect(email).toHaveValue('fien(at)list.example');
  await user.clear(email);
  await user.type(email, 'fien@list.example');
  await press('Try again');
  await user.click(await screen.findByRole('button', { name: 'Take 1 person' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The list is in' })).toBeVisible();
  const last = sent.filter(({ call }) => call === 'POST /api/club/c1/import').at(-1);
  expect(JSON.parse(String(last?.body))).toMatchObject({
    dryRun: false,
    lines: [{ firstName: 'Fien', email: 'fien@list.example' }],
  });
});

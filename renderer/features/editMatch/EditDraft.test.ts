import { configure, when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { offeredGame, period } from '../../../tests/support/editSample.ts';
import { testWorld } from '../../../tests/support/testWorld.ts';
import { EditDraft } from './EditDraft.ts';

configure({ enforceActions: 'always' });

const NOW = '2026-11-21T10:00:00.000Z';
const EDIT = 'PUT /api/game/g1';
const READ = 'GET /api/game/g1';
const refused = (status: number, messageId: string) => ({ status, body: { messageId, data: {} } });

function newEdit(answers: Parameters<typeof testWorld>[0] = {}, game = offeredGame()) {
  const world = testWorld({ 'GET /api/location?q=': { status: 200, body: [] }, ...answers }, { token: 't1' });
  const { api, games } = world.root;
  const make = () => new EditDraft(game, { api, games, now: () => new Date(NOW) });
  const draft = make();
  const key = (index: number) => draft.windows.rows[index]?.key ?? '';
  const sentBody = () => JSON.parse(String(world.sent.findLast(({ call }) => call === EDIT)?.body));
  return { ...world, draft, make, key, sentBody };
}

describe('EditDraft', () => {
  it('shows the game, and has nothing to send or to keep while nothing is changed', () => {
    const { draft } = newEdit();
    expect(draft.windows.rows.map(({ day, from, to }) => [day, from, to])).toEqual([
      ['2026-11-26', '17:00', '20:00'],
      ['2026-11-27', '17:00', '20:00'],
    ]);
    expect(draft.venues.rows.map(({ name }) => name)).toEqual(['Hall', 'Park']);
    expect([draft.notes, draft.expiryDays, draft.typed]).toEqual(['Bring water', 4, null]);
    expect(draft.attempt()).toBe(false);
    expect(draft.toBody()).toEqual({ version: 3 });
  });

  it('sends only what was changed, with the version', async () => {
    const { draft, key, sentBody } = newEdit({ [EDIT]: { status: 200, body: offeredGame({ version: 4 }) } });
    draft.setNotes(' ');
    draft.windows.set(key(0), { to: '19:00' });
    expect(draft.attempt()).toBe(true);
    expect(await draft.save()).toBe(true);
    expect(sentBody()).toEqual({
      version: 3,
      notes: null,
      calendarPreference: [period(26, 17, 19), period(27, 17, 20)],
    });
    expect(draft.typed).toBeNull();
  });

  // R-club-match
  it('chooses another court of its club, or takes it out, by which it has none', () => {
    const club = { id: 'c1', name: 'Parkside', slug: 'parkside' };
    const { draft } = newEdit({}, offeredGame({ club, court: { id: 'k1', name: 'Court 1' } }));
    draft.setCourtId('k2');
    expect(draft.toBody()).toEqual({ version: 3, courtId: 'k2' });
    expect(draft.effect).toEqual({ asked: [], reopens: false });
    draft.setLeavesClub(true);
    expect(draft.toBody()).toEqual({ version: 3, clubId: null });
  });

  it('sends what is known of the court, which touches nobody', async () => {
    const { draft } = newEdit();
    await when(() => draft.isReady);
    draft.setCourt({ ...draft.court, amount: 'x' });
    expect(draft.attempt()).toBe(false);
    expect(draft.problems.court).toBe('field.amount');
    draft.setCourt({ ...draft.court, surface: 'WOOD', amount: '5,50' });
    expect(draft.attempt()).toBe(true);
    expect(draft.effect).toEqual({ asked: [], reopens: false });
    const cost = { amount: 5.5, currency: 'GBP' };
    expect(draft.toBody()).toEqual({ version: 3, courtBooked: false, surface: 'WOOD', cost });
  });

  it('sends a place that stays by its id', () => {
    const { draft } = newEdit();
    draft.venues.remove(draft.venues.rows[0]?.key ?? '');
    draft.venues.add();
    draft.venues.set(draft.venues.rows[1]?.key ?? '', { name: 'Hall' });
    // The very same venue typed again is the one that was offered.
    expect(draft.offer.venues).toEqual(['p2', 'p1']);
    draft.venues.set(draft.venues.rows[1]?.key ?? '', { name: 'Hall 2' });
    expect(draft.offer.venues).not.toContain('p1');
    expect(draft.toBody().locationPreference).toEqual([
      { locationId: 'l2' },
      { location: { name: 'Hall 2', address: null, city: null } },
    ]);
  });

  it('says whom it would touch', () => {
    const { draft, key } = newEdit();
    draft.windows.remove(key(0));
    expect(draft.effect.asked.map(({ user }) => user.firstName)).toEqual(['Zoë']);
    draft.windows.add();
    expect(draft.effect.asked.map(({ user }) => user.firstName)).toEqual(['Zoë']);
  });

  it('keeps a night one window', () => {
    const night = { ...period(26, 22, 23), toTime: '2026-11-27T01:00:00.000Z' };
    const calendarPreference = [{ id: 'w', date: '2026-11-26', game: 'g1', invitationId: null, ...night }];
    const { draft } = newEdit({}, offeredGame({ calendarPreference }));
    expect(draft.windows.rows.map(({ day, from, to }) => [day, from, to])).toEqual([['2026-11-26', '22:00', '01:00']]);
    draft.windows.add();
    expect(draft.toBody().calendarPreference?.[0]).toEqual(night);
  });

  it('leaves out windows that are over, and does not take them for changed', () => {
    const game = offeredGame({ createDt: '2026-11-10T10:00:00.000Z', invitationExpiryDays: 60 });
    game.calendarPreference.unshift({ ...period(20, 17, 20), id: 'w', date: '', game: 'g1', invitationId: null });
    const { draft } = newEdit({}, game);
    expect(draft.windows.rows).toHaveLength(2);
    expect(draft.isChanged).toBe(false);
  });

  it('says under its part what is wrong before it is sent', () => {
    const { draft } = newEdit();
    draft.setExpiryDays(1);
    expect(draft.problems.expiry).toBe('edit.problem.expiry');
    draft.setExpiryDays(2);
    expect(draft.problems.expiry).toBeNull();
    draft.windows.take([]);
    draft.venues.take([]);
    expect([draft.problems.windows, draft.problems.venues]).toEqual([
      'organise.when.problem.none',
      'organise.where.problem.none',
    ]);
    expect(draft.attempt()).toBe(false);
  });

  it('marks the part the server refuses until it is changed', async () => {
    const { draft, key } = newEdit({
      [EDIT]: [refused(422, 'E.game.slot'), refused(422, 'E.game.expiry')],
    });
    draft.windows.remove(key(0));
    expect(await draft.save()).toBe(false);
    expect([draft.problems.windows, draft.problems.expiry]).toEqual(['edit.problem.slot', null]);
    draft.windows.set(key(0), { to: '21:00' });
    expect(draft.problems.windows).toBeNull();
    expect(await draft.save()).toBe(false);
    expect([draft.problems.windows, draft.problems.expiry]).toEqual([null, 'edit.problem.expiry']);
    draft.setExpiryDays(7);
    expect(draft.problems.expiry).toBeNull();
  });

  it('reads a game that has changed meanwhile, keeps what was typed and takes over the rest', async () => {
    const newer = offeredGame({ version: 8, notes: 'From elsewhere', invitationExpiryDays: 7 });
    const { draft, key, sentBody } = newEdit({
      [EDIT]: [refused(409, 'E.game.changed'), { status: 200, body: newer }],
      [READ]: { status: 200, body: newer },
    });
    draft.windows.remove(key(0));
    draft.setNotes('Typed here');
    expect(await draft.save()).toBe(false);
    expect(draft.overtaken).toBe(true);
    expect([draft.notes, draft.expiryDays, draft.windows.rows.length]).toEqual(['Typed here', 7, 1]);
    expect(await draft.save()).toBe(true);
    expect(sentBody()).toEqual({ version: 8, notes: 'Typed here', calendarPreference: [period(27, 17, 20)] });
    expect(draft.overtaken).toBe(false);
  });

  it('leaves every other failure to the page', async () => {
    const { draft } = newEdit({ [EDIT]: refused(409, 'E-C26') });
    draft.setNotes('x');
    await expect(draft.save()).rejects.toMatchObject({ code: 'E-C26' });
    expect(draft.notes).toBe('x');
  });

  it('keeps what was changed and nothing else', () => {
    const { draft, make, key } = newEdit();
    draft.windows.set(key(1), { from: '18:00' });
    draft.setExpiryDays(5);
    const kept = JSON.parse(JSON.stringify(draft.typed));
    expect(Object.keys(kept)).toEqual(['expiryDays', 'windows']);
    const again = make();
    again.restore(kept);
    expect(again.typed).toEqual(kept);
    again.discard();
    expect(again.typed).toBeNull();
  });

  it.each([null, 'text', { notes: 3 }, { windows: [{}] }, { places: 'x' }, { expiryDays: '2' }])(
    'takes nothing from %o',
    (kept) => {
      const { draft } = newEdit();
      draft.restore(kept);
      expect(draft.isChanged).toBe(false);
    },
  );
});

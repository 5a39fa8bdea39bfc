import { configure, when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../../shared/contract/game.ts';
import type { GameLocation } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { ME, testWorld } from '../../../../tests/support/testWorld.ts';
import { OrganiseDraft } from './OrganiseDraft.ts';

configure({ enforceActions: 'always' });

const NOW = '2026-03-20T10:10:00.000Z';
const ZONE = 'Europe/Brussels';
const ZOE = { id: 'u2', firstName: 'Zoë', lastName: 'Ray' };
const KIM = { firstName: 'Kim', lastName: 'Li', email: 'kim@mail.example' };

const HALL: GameLocation = {
  id: 'hall1',
  data: null,
  name: 'Hall',
  address: 'Park Lane 1',
  city: null,
  country: null,
  code: null,
  lat: '0',
  lon: '0',
  timezone: 'Europe/London',
  timezoneOffset: 0,
  favorite: true,
};

type Answers = Parameters<typeof testWorld>[0];

function newDraft(answers: Answers = {}, me = {}) {
  const world = testWorld({ 'GET /api/location?q=': { status: 200, body: [HALL] }, ...answers });
  const { root } = world;
  let now = NOW;
  const make = () =>
    new OrganiseDraft({
      api: root.api,
      games: root.games,
      me: {
        ...ME,
        emails: [{ email: 'Ann@club.example', main: true, validated: true }],
        membershipLevel: 'PLAYIT',
        phone: null,
        ...me,
      } as ConstructorParameters<typeof OrganiseDraft>[0]['me'],
      now: () => new Date(now),
      deviceZone: ZONE,
    });
  const setNow = (instant: string) => {
    now = instant;
  };
  return { draft: make(), make, setNow, world };
}

/** Fills in what is needed: one venue, one guest. */
function fill(draft: OrganiseDraft): void {
  draft.venues.add();
  draft.venues.set(draft.venues.rows[0]?.key ?? '', { name: ' Court 1 ', city: 'Gent' });
  draft.guests.take([KIM]);
}

function windowsOf(draft: OrganiseDraft, ...windows: [day: string, from: string, to: string][]): void {
  draft.windows.take(windows.map(([day, from, to]) => ({ day, from, to })));
}

const problemsOf = ({ windows }: OrganiseDraft) => windows.rows.map(({ key }) => windows.problems.get(key) ?? null);

describe('a new draft', () => {
  it('offers tomorrow evening and lacks places and guests only', () => {
    const { draft } = newDraft();
    expect(draft.windows.rows).toEqual([expect.objectContaining({ day: '2026-03-21', from: '18:00', to: '21:00' })]);
    expect(draft.attempt()).toBe(false);
    expect([draft.problems.windows, draft.problems.venues, draft.problems.guests]).toEqual([
      null,
      'organise.where.problem.none',
      'organise.guests.problem.none',
    ]);
    fill(draft);
    expect(draft.attempt()).toBe(true);
  });

  it('takes length and counting from the sport', () => {
    const { draft } = newDraft();
    draft.setSport('SQUASH');
    expect(draft.choices.duration).toBe(60);
    expect(draft.setRule).toBe('5X11');
  });

  it('counts as is usual on the day of the match, until another way is chosen (R-set-rule)', () => {
    const { draft } = newDraft();
    draft.setSport('BADMINTON');
    const on = (day: string) => draft.windows.take([{ day, from: '18:00', to: '20:00' }]);
    on('2027-01-03');
    expect(draft.setRule).toBe('3X21');
    on('2027-01-04');
    expect(draft.setRule).toBe('3X15');
    expect(draft.toBody().gamePreference.gameSetRule).toBeUndefined();
    draft.set({ setRule: '3X21' });
    expect(draft.toBody().gamePreference.gameSetRule).toBe('3X21');
    draft.setSport('SQUASH');
    expect(draft.setRule).toBe('5X11');
  });

  it('says how many guests are missing and when there are too many', () => {
    const { draft } = newDraft();
    draft.guests.take([KIM]);
    expect(draft.guestsMissing).toBe(0);
    draft.set({ matchType: 'OPENDOUBLE' });
    expect(draft.guestsMissing).toBe(2);
    draft.guests.take(Array.from({ length: 11 }, (_, index) => ({ ...KIM, email: `kim${index}@mail.example` })));
    expect(draft.problems.guests).toBe('organise.guests.problem.limit');
  });

  it('counts those picked from known people, and sends them after those typed', () => {
    const { draft } = newDraft();
    draft.known.toggle(ZOE);
    expect([draft.problems.guests, draft.guestsMissing]).toEqual([null, 0]);
    draft.guests.take([KIM]);
    expect(draft.guestCount).toBe(2);
    expect(draft.toBody().contactList).toEqual([KIM, { id: ZOE.id }]);
    draft.guests.take(Array.from({ length: 10 }, (_, index) => ({ ...KIM, email: `kim${index}@mail.example` })));
    expect(draft.problems.guests).toBe('organise.guests.problem.limit');
  });

  it('is not sent without its organiser, nor with a cost that is no amount', async () => {
    const { draft } = newDraft();
    await when(() => draft.problems.isReady);
    fill(draft);
    draft.set({ plays: false });
    expect(draft.attempt()).toBe(false);
    draft.set({ plays: true, court: { ...draft.choices.court, amount: 'a lot' } });
    expect(draft.problems.count).toBe(1);
    draft.set({ court: { booked: true, surface: 'CLAY', amount: '8', currency: '' } });
    expect(draft.attempt()).toBe(true);
    const court = { courtBooked: true, surface: 'CLAY', cost: { amount: 8, currency: 'EUR' } };
    expect(draft.toBody()).toMatchObject({ ...court, ownerPlays: true });
  });

  it('needs no guests when matching players can join', () => {
    const { draft } = newDraft();
    draft.set({ opponentsSelection: 'OPENCHALLENGE' });
    expect(draft.problems.guests).toBeNull();
    expect(draft.toBody().gamePreference.opponentsSelection).toBe('OPENCHALLENGE');
  });
});

describe('windows', () => {
  it('are explained before they are sent', async () => {
    const { draft } = newDraft();
    await when(() => draft.windows.isReady);
    windowsOf(
      draft,
      ['', '18:00', '20:00'],
      // The night has 25 hours.
      ['2026-10-24', '20:00', '20:00'],
      ['2026-03-19', '18:00', '21:00'],
      ['2026-03-21', '18:00', '19:00'],
      ['2026-03-20', '11:00', '12:30'],
      ['2026-03-22', '22:30', '24:00'],
    );
    expect(problemsOf(draft)).toEqual([
      'organise.when.problem.day',
      null,
      'organise.when.problem.past',
      'organise.when.problem.short',
      // Long enough, but its only start was ten minutes ago.
      'organise.when.problem.late',
      null,
    ]);
  });

  it('may be short where they touch others', () => {
    const { draft } = newDraft();
    windowsOf(draft, ['2026-03-21', '18:00', '19:00'], ['2026-03-21', '19:00', '20:00']);
    expect(problemsOf(draft)).toEqual([null, null]);
    expect(draft.windows.starts).toHaveLength(2);
  });

  it('do not begin or end in the hour that summer time skips', () => {
    const { draft } = newDraft();
    windowsOf(
      draft,
      ['2026-03-29', '02:30', '06:00'],
      ['2026-03-29', '00:00', '02:30'],
      ['2026-03-29', '01:00', '05:00'],
    );
    expect(problemsOf(draft)).toEqual(['organise.when.problem.skipped', 'organise.when.problem.skipped', null]);
    // Four hours of the clock are three real ones: 1:00, 1:30, 3:00 and 3:30 leave 90 minutes.
    expect(draft.windows.startsIn(draft.windows.rows[2] ?? { key: '', day: '', from: '', to: '' })).toBe(4);
  });

  it('follow the wall clock of the venue, also over the change to summer time', () => {
    const { draft } = newDraft();
    windowsOf(draft, ['2026-03-28', '18:00', '21:00'], ['2026-03-29', '18:00', '21:00']);
    expect(draft.toBody().calendarPreference).toEqual([
      { fromTime: '2026-03-28T17:00:00.000Z', toTime: '2026-03-28T20:00:00.000Z' },
      { fromTime: '2026-03-29T16:00:00.000Z', toTime: '2026-03-29T19:00:00.000Z' },
    ]);
    draft.setTimezone('Asia/Kathmandu');
    expect(draft.toBody().calendarPreference[0]?.fromTime).toBe('2026-03-28T12:15:00.000Z');
    expect(draft.setTimezone('Mars/Olympus')).toBe(false);
    expect(draft.choices.timezone).toBe('Asia/Kathmandu');
  });

  it('repeat on the next day that is free', () => {
    const { draft } = newDraft();
    const [first] = draft.windows.rows;
    draft.windows.repeat(first?.key ?? '');
    draft.windows.repeat(first?.key ?? '');
    draft.windows.add();
    expect(draft.windows.rows.map(({ day }) => day)).toEqual(['2026-03-21', '2026-03-22', '2026-03-23', '2026-03-24']);
  });

  it('pass while the page is open', () => {
    const { draft, setNow } = newDraft();
    expect(problemsOf(draft)).toEqual([null]);
    setNow('2026-03-22T10:00:00.000Z');
    expect(draft.attempt()).toBe(false);
    expect(problemsOf(draft)).toEqual(['organise.when.problem.past']);
  });
});

describe('answer by', () => {
  it('is days from now, at the latest the last possible start', () => {
    const { draft } = newDraft();
    windowsOf(draft, ['2026-03-25', '18:00', '21:00']);
    draft.set({ expiryDays: 2 });
    expect(draft.answerBy).toBe('2026-03-22T10:10:00.000Z');
    draft.set({ expiryDays: 30 });
    expect(draft.answerBy).toBe('2026-03-25T18:30:00.000Z');
    windowsOf(draft);
    expect(draft.answerBy).toBeNull();
  });
});

describe('places', () => {
  it('take the zone of an earlier place with them, and its row while empty', async () => {
    const { draft } = newDraft();
    await draft.venues.loadEarlier();
    draft.venues.add();
    draft.pickVenue(HALL);
    expect(draft.choices.timezone).toBe('Europe/London');
    expect(draft.venues.rows).toHaveLength(1);
    expect(draft.venues.offered).toEqual([]);
    expect(draft.toBody().locationPreference).toEqual([{ locationId: 'hall1' }]);
    draft.setTimezone(ZONE);
    expect(draft.toBody().locationPreference).toEqual([
      { location: { name: 'Hall', address: 'Park Lane 1', city: null } },
    ]);
  });

  it('are not sent when left empty beside others', () => {
    const { draft } = newDraft();
    draft.venues.add();
    fill(draft);
    draft.venues.add();
    draft.venues.add();
    expect(draft.attempt()).toBe(true);
    expect(draft.toBody().locationPreference).toHaveLength(1);
  });

  it('can be typed when the earlier ones cannot be had', async () => {
    const { draft } = newDraft({ 'GET /api/location?q=': 'network' });
    await draft.venues.loadEarlier();
    await when(() => draft.venues.isReady);
    expect(draft.venues.earlier.status).toBe('failed');
    expect(draft.venues.rows).toHaveLength(1);
    expect([...draft.venues.problems.values()]).toEqual(['field.required']);
  });
});

describe('wishes', () => {
  it('are numbers in order, with a point or a comma, or left open', async () => {
    const { draft } = newDraft();
    await when(() => draft.problems.isReady);
    draft.set({ levelFrom: '4,5', levelTo: '6', ageFrom: '', ageTo: '60' });
    expect(draft.problems.wishes.size).toBe(0);
    expect(draft.toBody().gamePreference).toMatchObject({
      opponentsLevelFrom: 4.5,
      opponentsLevelTo: 6,
      opponentsAgeFrom: null,
      opponentsAgeTo: 60,
    });
    draft.set({ levelFrom: '7', ageFrom: 'x', ageTo: '200' });
    expect(Object.fromEntries(draft.problems.wishes)).toEqual({
      levelTo: 'field.order',
      ageFrom: 'field.number',
      ageTo: 'field.tooLarge',
    });
  });

  it.each(['eight', '-1', '1.005', '2000000', '1,000.50'])('and a court does not cost %s', async (amount) => {
    const { draft } = newDraft();
    fill(draft);
    await when(() => draft.problems.isReady);
    expect(draft.attempt()).toBe(true);
    draft.set({ court: { ...draft.choices.court, amount } });
    expect(draft.attempt()).toBe(false);
    const { body } = await createGame.schemas();
    expect(() => body.validateSync(draft.toBody(), { strict: true })).toThrow(String(draft.problems.court));
  });
});

describe('sending', () => {
  it('sends what the contract takes', async () => {
    const { draft } = newDraft();
    fill(draft);
    draft.set({ notes: ' Hi ', shareMyPhone: true });
    const { body } = await createGame.schemas();
    const sent = body.validateSync(draft.toBody(), { strict: true });
    expect(sent).toMatchObject({
      sport: 'TENNIS',
      notes: 'Hi',
      // There is no number to share.
      shareMyPhone: false,
      timezone: ZONE,
      locationPreference: [{ location: { name: 'Court 1', address: null, city: 'Gent' } }],
      contactList: [KIM],
    });
  });

  it('marks a guest the server refuses and keeps everything', async () => {
    const fields = { 'contactList[0].email': 'field.email' };
    const refusal = { status: 400, body: { messageId: 'E.bad.request', data: { fields } } };
    const { draft } = newDraft({ 'POST /api/game': refusal });
    fill(draft);
    expect(await draft.send()).toBeNull();
    expect(draft.guests.errorOf(draft.guests.rows[0]?.key ?? '', 'email')).toBe('field.email');
  });

  it('passes on every other failure', async () => {
    const refusal = { status: 403, body: { messageId: 'E.limit.games', data: { level: 'PLAYIT', limit: 5 } } };
    const { draft } = newDraft({ 'POST /api/game': refusal });
    fill(draft);
    await expect(draft.send()).rejects.toMatchObject({ code: 'E.limit.games', data: { limit: 5 } });
    expect(draft.guests.filled).toHaveLength(1);
  });
});

describe('a kept draft', () => {
  it('comes back as it was', () => {
    const { draft, make } = newDraft();
    fill(draft);
    draft.setSport('PADEL');
    draft.set({ matchType: 'OPENDOUBLE', notes: 'Hi', levelFrom: '4' });
    windowsOf(draft, ['2026-03-25', '18:00', '24:00']);
    draft.pickVenue(HALL);
    draft.known.toggle(ZOE);
    const again = make();
    again.restore(JSON.parse(JSON.stringify(draft.typed)));
    expect(again.choices).toEqual(draft.choices);
    expect(again.toBody()).toEqual(draft.toBody());
  });

  it('is nothing before something is typed, and once it is a game', async () => {
    const { draft } = newDraft({ 'POST /api/game': { status: 201, body: { id: 'g1' } } });
    expect(draft.typed).toBeNull();
    fill(draft);
    expect(draft.typed).not.toBeNull();
    await draft.send();
    expect(draft.typed).toBeNull();
  });

  it('is left alone when it cannot be read', () => {
    const { draft, make } = newDraft();
    fill(draft);
    const text = JSON.stringify(draft.typed);
    for (const kept of [[], 'x', JSON.parse(text.replace('TENNIS', 'CHESS')), JSON.parse(text.replace(ZONE, 'Mars'))]) {
      const other = make();
      other.restore(kept);
      expect(other.typed).toBeNull();
    }
  });
});

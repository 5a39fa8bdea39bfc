import { beforeAll, expect, test, vi } from 'vitest';
import type { Game } from '../../shared/contract/schemas/gameAnswer.ts';
import { TEXTS } from '../../shared/locales/texts.ts';
import type { PageData } from '../../shared/renderedPage.ts';
import { agreedSample } from '../features/gallery/sampleGame.ts';
import { prepare, renderPage } from './renderPage.tsx';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

/** An invitation by share link whose organiser offers this many whole days. */
function offered(days: number): Game {
  const calendarPreference = Array.from({ length: days }, (_, day) => ({
    id: `w${day}`,
    invitationId: null,
    fromTime: at(24 + 24 * day),
    toTime: at(48 + 24 * day),
  }));
  return {
    ...agreedSample,
    status: 'CONFIRMED',
    action: ['OPPONENT_SELECTION', 'ACCEPT'],
    userRole: 'SHARE_INVITEE',
    prevStatus: null,
    date: null,
    fromTime: null,
    toTime: null,
    location: null,
    expiresAt: at(20),
    invitee: [],
    calendarPreference,
    suggestedStarts: [],
  } as unknown as Game;
}

const page = (game: Game, more: Partial<PageData>): PageData => ({
  path: '/extinv/g1/token',
  search: '',
  language: 'en',
  browserLanguages: ['en-GB'],
  config: { now: at(0), links: {} } as PageData['config'],
  game: { value: game, refusal: null },
  formKey: 'key',
  ...more,
});

beforeAll(prepare, 60_000);

/** The same, agreed with so many players. */
function crowded(players: number): Game {
  const [invitee] = agreedSample.invitee;
  return {
    ...agreedSample,
    ...{ fromTime: at(24), toTime: at(26) },
    invitee: Array.from({ length: players }, (_, index) => ({ ...invitee, id: `i${index}` })),
  } as Game;
}

const rendered = (game: Game, more: Partial<PageData> = {}) => renderPage(page(game, more), TEXTS.en).html;

/** Work is counted, not timed. */
function workFor(game: Game) {
  const dates = vi.spyOn(Date, 'parse');
  const { length } = rendered(game);
  const calls = dates.mock.calls.length;
  dates.mockRestore();
  return { length, calls };
}

// R-render-work
test('sixty days of times are rendered with little more work than a week', () => {
  const [week, most] = [workFor(offered(7)), workFor(offered(60))];
  expect(most.length).toBeLessThan(1.2 * week.length);
  // Each further day is read a few times, however many of its cells are drawn.
  expect(most.calls - week.calls).toBeLessThan(5 * 53);
});

test('what is chosen beyond the listed times stays chosen', () => {
  const game = offered(60);
  const [last] = game.calendarPreference.slice(-1);
  const start = last?.fromTime ?? '';
  const refused = { code: 'E.game.place' as const, status: 422, data: {}, starts: [start], venues: [], typed: {} };
  const html = rendered(game, { refused });
  expect(html).toContain(`<input type="hidden" name="start" value="${start}"/>`);
  expect(html).toContain('The first 100 times are listed here.');
});

test('ten times as many players are ten times as much work at most', () => {
  const [some, most] = [workFor(crowded(50)), workFor(crowded(500))];
  expect(most.length).toBeLessThan(10 * some.length);
  expect(most.calls).toBeLessThan(10 * some.calls);
});

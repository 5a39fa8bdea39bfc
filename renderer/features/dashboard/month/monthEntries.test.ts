import { expect, it } from 'vitest';
import { testGame } from '../../../../tests/support/testGame.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { viewMatch } from '../matchView.ts';
import { monthEntries } from './monthEntries.ts';

const view = (change: Partial<Game>) => viewMatch(testGame({ timezone: 'Europe/Brussels', ...change }), 'u1', 'en');
const slot = (fromTime: string) => ({ fromTime, toTime: fromTime.replace(/T\d\d/, 'T23') });
const windowAt = (id: string, fromTime: string): Game['calendarPreference'][number] => ({
  ...(testGame().calendarPreference[0] as Game['calendarPreference'][number]),
  id,
  invitationId: null,
  ...slot(fromTime),
});
const NOW = new Date('2026-11-24T12:00:00.000Z');
const kinds = (...matches: ReturnType<typeof view>[]) =>
  Object.fromEntries([...monthEntries(matches, NOW)].map(([day, entries]) => [day, entries.map(({ kind }) => kind)]));

it('has what is agreed, what lacks its score, what was played and each day on offer, by the venue’s clock', () => {
  expect(
    kinds(
      view({ id: 'a', status: 'SCHEDULED', ...slot('2026-11-24T17:00:00.000Z') }),
      view({ id: 'd', status: 'SCHEDULED', fromTime: '2026-11-23T17:00:00.000Z', toTime: '2026-11-23T18:00:00.000Z' }),
      view({ id: 'p', status: 'PLAYED', ...slot('2026-11-23T23:30:00.000Z') }),
      view({
        id: 'o',
        status: 'CONFIRMED',
        fromTime: null,
        toTime: null,
        calendarPreference: [
          windowAt('w1', '2026-11-24T08:00:00.000Z'),
          windowAt('w2', '2026-11-24T18:00:00.000Z'),
          windowAt('w3', '2026-11-25T18:00:00.000Z'),
        ],
        summary: { ...testGame().summary, icon: 'pending' },
      }),
    ),
  ).toEqual({ '2026-11-23': ['due'], '2026-11-24': ['played', 'offered', 'agreed'], '2026-11-25': ['offered'] });
});

it('leaves out what was canceled, and what was declined', () => {
  const offer = { fromTime: null, toTime: null, calendarPreference: [windowAt('w1', '2026-11-24T08:00:00.000Z')] };
  expect(
    kinds(
      view({ id: 'c', status: 'CANCELED', ...slot('2026-11-24T17:00:00.000Z') }),
      view({
        id: 'd',
        status: 'CONFIRMED',
        ...offer,
        summary: { ...testGame().summary, icon: null, title: 'summary.invitee.declined' },
      }),
    ),
  ).toEqual({});
});

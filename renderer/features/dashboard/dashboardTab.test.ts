import { expect, it } from 'vitest';
import { pastPath, readTab } from './dashboardTab.ts';

const TODAY = '2026-11-21';

it.each([
  ['', 'now', '2026-11', TODAY],
  ['?list', 'list', '2026-11', TODAY],
  ['?past', 'past', '2026-11', TODAY],
  ['?month', 'month', '2026-11', TODAY],
  ['?month=2027-01', 'month', '2027-01', TODAY],
  ['?month=2027-13', 'month', '2026-11', TODAY],
  ['?week=2026-11-28', 'now', '2026-11', '2026-11-28'],
  ['?week=2026-02-30', 'now', '2026-11', TODAY],
  ['?week=tomorrow', 'now', '2026-11', TODAY],
])('%s shows %s of %s, %s', (search, tab, month, week) => {
  expect(readTab(search, TODAY)).toMatchObject({ tab, month, week });
});

it.each([
  ['?past', null, null],
  ['?past&sport=PADEL', 'PADEL', null],
  ['?past&sport=PADEL&year=2025', 'PADEL', 2025],
  ['?past&sport=GOLF&year=1999', null, null],
  ['?past&sport=constructor&year=2025.5', null, null],
  ['?past&year=', null, null],
] as const)('%s shows past matches of %s, %s', (search, sport, year) => {
  expect(readTab(search, TODAY)).toMatchObject({ tab: 'past', sport, year });
  const address = new URL(pastPath({ sport, year }), 'https://play.example');
  expect(readTab(address.search, TODAY)).toMatchObject({ tab: 'past', sport, year });
});

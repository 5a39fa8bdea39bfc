import { expect, it } from 'vitest';
import { readTab } from './dashboardTab.ts';

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
  expect(readTab(search, TODAY)).toEqual({ tab, month, week });
});

import { expect, test } from 'vitest';
import type { LedgerPage } from '../../../../shared/contract/schemas/ratings/ledger.ts';
import { LedgerCheck } from '../../../../shared/domain/rating/ledgerCheck.ts';
import { ApiFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import { LedgerCheckStore } from './LedgerCheckStore.ts';

const POOL = 'TENNIS:single:same';
const NO_MATCHES = { days: [], initiators: [], opponents: [], winners: [], statuses: [], sets: [] };

/** A page without matches. */
const page = (version: string, next: string | null): LedgerPage => ({
  version,
  pending: false,
  matches: NO_MATCHES,
  players: { ids: [], starts: [], elos: [], matches: [] },
  next,
});

function storeOf(answer: (after: string | null) => LedgerPage | Promise<LedgerPage>) {
  const counts = { begun: 0, ended: 0 };
  const call = async (_endpoint: unknown, { query }: { query: { after?: string } }) => answer(query.after ?? null);
  const store = new LedgerCheckStore({
    api: { call: call as unknown as ApiClient['call'] },
    startReplay: (sport) => {
      counts.begun += 1;
      const check = new LedgerCheck(sport);
      return {
        add: (added) => check.add(added),
        verdict: async () => check.verdict(),
        end: () => {
          counts.ended += 1;
        },
      };
    },
  });
  return { store, counts };
}

// R-rating-check
test('a ledger that has changed between two pages is begun anew', async () => {
  let asked = 0;
  const { store, counts } = storeOf((after) => {
    asked += 1;
    return page(asked === 1 ? 'old' : 'new', after ? null : 'd1');
  });
  await store.check(POOL);
  expect(asked).toBe(4);
  expect(counts.begun).toBe(2);
  expect(store.state).toMatchObject({ step: 'done', pending: false, verdict: { matches: 0, differences: [] } });
});

test('one that changes again and again is given up, and said so', async () => {
  let asked = 0;
  const { store, counts } = storeOf((after) => {
    asked += 1;
    return page(`version ${asked}`, after ? null : 'd1');
  });
  await store.check(POOL);
  expect(store.state).toEqual({ step: 'moving' });
  expect(counts.ended).toBeGreaterThanOrEqual(counts.begun);
});

test('a page that can’t be had is a failure; another try is a new one', async () => {
  let isAway = true;
  const { store } = storeOf(() => {
    if (isAway) throw new ApiFailure('network');
    return page('one', null);
  });
  await store.check(POOL);
  expect(store.state).toMatchObject({ step: 'failed', failure: { code: 'network' } });
  isAway = false;
  await store.check(POOL);
  expect(store.state).toMatchObject({ step: 'done' });
});

test('what was left is not heard of any more', async () => {
  let answer = (_page: LedgerPage) => {};
  const { store, counts } = storeOf(
    () =>
      new Promise<LedgerPage>((done) => {
        answer = done;
      }),
  );
  const checking = store.check(POOL);
  expect(store.isBusy).toBe(true);
  store.stop();
  answer(page('one', null));
  await checking;
  expect(store.state).toEqual({ step: 'idle' });
  expect(counts.ended).toBe(1);
});

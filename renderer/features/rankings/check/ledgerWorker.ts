import { LedgerCheck } from '../../../../shared/domain/rating/ledgerCheck.ts';
import type { News, Order } from './ledgerReplay.ts';

/** Matches between two reports. */
const STEP = 2000;

// A worker's own scope, which the types of a page do not know.
const scope = self as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;
const report = (news: News) => scope.postMessage(news);

let check: LedgerCheck | null = null;

function rate(ledger: LedgerCheck): void {
  let reported = 0;
  const verdict = ledger.verdict((matches) => {
    if (matches < reported + STEP) return;
    reported = matches;
    report({ kind: 'rated', matches });
  });
  report({ kind: 'verdict', verdict });
}

scope.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.kind === 'begin') check = new LedgerCheck(data.sport);
  else if (data.kind === 'add') check?.add(data.page);
  else if (check) rate(check);
});

import type { LedgerPage } from '../../../../shared/contract/schemas/ratings/ledger.ts';
import type { LedgerVerdict } from '../../../../shared/domain/rating/ledgerCheck.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import { ApiFailure } from '../../../api/apiFailure.ts';

/** The orders to the worker: the sport first, then the pages, then to rate them. */
export type Order =
  | { kind: 'begin'; sport: Sport }
  | { kind: 'add'; page: Pick<LedgerPage, 'matches' | 'players'> }
  | { kind: 'rate' };

/** Its answers to the last of these: how many matches are rated, several times, and the verdict. */
export type News = { kind: 'rated'; matches: number } | { kind: 'verdict'; verdict: LedgerVerdict };

/** A ledger that is rated in a thread of its own: the page goes on meanwhile (R-rating-check). */
export class LedgerReplay {
  readonly #worker = new Worker(new URL('./ledgerWorker.ts', import.meta.url), { type: 'module' });
  /** Rejects if the worker's code fails to load, maybe before anybody waits. */
  readonly #broken: Promise<never>;

  constructor(sport: Sport) {
    this.#broken = new Promise((_done, fail) => {
      this.#worker.addEventListener('error', () => fail(new ApiFailure('network')), { once: true });
    });
    this.#broken.catch(() => undefined);
    this.#send({ kind: 'begin', sport });
  }

  add({ matches, players }: LedgerPage): void {
    this.#send({ kind: 'add', page: { matches, players } });
  }

  /** @throws ApiFailure when the worker could not be loaded */
  verdict(onRated: (matches: number) => void): Promise<LedgerVerdict> {
    const verdict = new Promise<LedgerVerdict>((done) => {
      this.#worker.addEventListener('message', ({ data }: MessageEvent<News>) => {
        if (data.kind === 'rated') onRated(data.matches);
        else done(data.verdict);
      });
    });
    this.#send({ kind: 'rate' });
    return Promise.race([verdict, this.#broken]);
  }

  /** Nobody waits for it any more. */
  end(): void {
    this.#worker.terminate();
  }

  #send(order: Order): void {
    this.#worker.postMessage(order);
  }
}

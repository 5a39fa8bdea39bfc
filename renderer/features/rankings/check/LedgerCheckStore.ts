import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { getRatingLedger, getRatingPools } from '../../../../shared/contract/rating.ts';
import type { LedgerVerdict } from '../../../../shared/domain/rating/ledgerCheck.ts';
import { poolOfKey } from '../../../../shared/domain/rating/pool.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import { type ApiFailure, toFailure } from '../../../api/apiFailure.ts';
import type { ApiClient } from '../../../api/client.ts';
import { Query } from '../../../stores/Query.ts';
import type { LedgerReplay } from './ledgerReplay.ts';

/** The state of a check. `moving`: the ratings changed again and again while they were read. */
export type CheckState =
  | { step: 'idle' | 'moving' }
  | { step: 'reading'; matches: number }
  | { step: 'rating'; matches: number; rated: number }
  | { step: 'done'; verdict: LedgerVerdict; pending: boolean }
  | { step: 'failed'; failure: ApiFailure };

/** How often a ledger that has changed is begun anew. */
const MAX_BEGINNINGS = 4;

type Replay = Pick<LedgerReplay, 'add' | 'verdict' | 'end'>;

interface LedgerCheckDeps {
  api: Pick<ApiClient, 'call'>;
  startReplay: (sport: Sport) => Replay;
}

/** Reads a pool's ledger page by page and has it rated anew, beside the published ratings (R-rating-check). */
export class LedgerCheckStore {
  readonly pools: Query<string[]>;
  state: CheckState = { step: 'idle' };
  readonly #deps: LedgerCheckDeps;
  #replay: Replay | null = null;
  #newest = 0;

  constructor(deps: LedgerCheckDeps) {
    this.#deps = deps;
    this.pools = new Query(() => deps.api.call(getRatingPools));
    makeAutoObservable(this, { pools: false, state: observableRef }, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.state.step === 'reading' || this.state.step === 'rating';
  }

  /** Never throws; a check that is under way ends. */
  async check(pool: string): Promise<void> {
    this.stop();
    const run = this.#newest;
    try {
      for (let beginning = 0; beginning < MAX_BEGINNINGS && run === this.#newest; beginning += 1) {
        const replay = this.#deps.startReplay(poolOfKey(pool).sport);
        this.#replay = replay;
        const read = await this.#read(pool, replay, run);
        if (run !== this.#newest) return;
        if (read) {
          await this.#rate(replay, read, run);
          return;
        }
        replay.end();
      }
      this.#set({ step: 'moving' }, run);
    } catch (error) {
      this.#set({ step: 'failed', failure: toFailure(error) }, run);
    } finally {
      if (run === this.#newest) this.#replay?.end();
    }
  }

  /** Ends the check under way: the page is left, or another pool is chosen. */
  stop(): void {
    this.#newest += 1;
    this.#replay?.end();
    this.#replay = null;
    this.state = { step: 'idle' };
  }

  /** @returns null when the ratings have changed meanwhile */
  async #read(pool: string, replay: Replay, run: number): Promise<{ matches: number; pending: boolean } | null> {
    const read = { matches: 0, pending: false };
    let version: string | null = null;
    for (let after: string | null | undefined; after !== null && run === this.#newest; ) {
      this.#set({ step: 'reading', matches: read.matches }, run);
      const page = await this.#deps.api.call(getRatingLedger, { query: { pool, after } });
      version ??= page.version;
      if (page.version !== version) return null;
      replay.add(page);
      read.matches += page.matches.days.length;
      read.pending ||= page.pending;
      after = page.next;
    }
    return read;
  }

  async #rate(replay: Replay, { matches, pending }: { matches: number; pending: boolean }, run: number): Promise<void> {
    this.#set({ step: 'rating', matches, rated: 0 }, run);
    const verdict = await replay.verdict((rated) => this.#set({ step: 'rating', matches, rated }, run));
    this.#set({ step: 'done', verdict, pending }, run);
  }

  #set(state: CheckState, run: number): void {
    if (run !== this.#newest) return;
    runInAction(() => {
      this.state = state;
    });
  }
}

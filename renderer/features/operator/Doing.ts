import { makeAutoObservable, runInAction } from 'mobx';
import type { Proof } from '../../../shared/contract/schemas/account.ts';
import type { FeedbackStore, Toast } from '../../stores/FeedbackStore.ts';
import type { ProveOwner } from '../proof/OwnerProof.ts';

type Done = Pick<Toast, 'text'> & Partial<Pick<Toast, 'values' | 'action' | 'tone'>>;

interface DoingDeps {
  feedback: Pick<FeedbackStore, 'report' | 'toast'>;
  prove: ProveOwner;
}

/** Something that an operator does, one at a time, once they have shown who they are (R-operator-proof). */
export class Doing {
  /** What is under way; null for nothing. */
  busy: string | null = null;
  readonly #deps: DoingDeps;

  constructor(deps: DoingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Does it, and says so. Never throws: what went wrong is said as well.
   * @param key tells it from others on the page
   * @param done says what was done; asked once it is
   * @param reload reads what is on screen anew, also after a refusal: somebody else may have done it
   */
  async run(
    key: string,
    send: (proof: Proof) => Promise<unknown>,
    { done, reload }: { done?: () => Done; reload?: () => unknown },
  ): Promise<void> {
    if (this.busy !== null) return;
    this.busy = key;
    const { feedback, prove } = this.#deps;
    try {
      if (!(await prove(send))) return;
      if (done) {
        const said = done();
        feedback.toast({ id: said.text, tone: 'success', stays: false, ...said });
      }
      await reload?.();
    } catch (error) {
      feedback.report(error, {
        retry: () => void this.run(key, send, { ...(done && { done }), ...(reload && { reload }) }),
      });
      await reload?.();
    } finally {
      runInAction(() => {
        this.busy = null;
      });
    }
  }
}

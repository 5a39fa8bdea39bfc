import { makeAutoObservable } from 'mobx';
import type { Proof } from '../../../shared/contract/schemas/proof.ts';
import { Action } from '../../stores/Action.ts';
import type { FeedbackStore, Toast } from '../../stores/FeedbackStore.ts';
import type { ProveOwner } from '../proof/OwnerProof.ts';

type Done = Pick<Toast, 'text'> & Partial<Pick<Toast, 'values' | 'action' | 'tone'>>;

interface Then {
  /** Tells the result; asked once it is done. */
  done?: () => Done;
  /** Reads the page's data anew, also after a refusal: somebody else may have done it. */
  reload?: () => unknown;
}

interface DoingDeps {
  feedback: Pick<FeedbackStore, 'report' | 'toast'>;
  prove: ProveOwner;
}

/** An operator's action, one at a time, once they have proved who they are (R-operator-proof). */
export class OperatorAction {
  readonly #running = new Action(
    async (_key: string, send: (proof: Proof) => Promise<unknown>, { done, reload }: Then) => {
      const { feedback, prove } = this.#deps;
      if (!(await prove(send))) return;
      if (done) {
        const said = done();
        feedback.toast({ id: said.text, tone: 'success', stays: false, ...said });
      }
      await reload?.();
    },
    {
      onFailure: (failure, retry, [, , { reload }]) => {
        this.#deps.feedback.report(failure, { retry });
        return reload?.();
      },
    },
  );
  /**
   * Does it, and says so. Never throws: a failure is told as well.
   * @param key tells it from others on the page
   */
  readonly run = this.#running.run;
  readonly #deps: DoingDeps;

  constructor(deps: DoingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The action under way; null for none. */
  get busy(): string | null {
    return this.#running.args?.[0] ?? null;
  }
}

import { makeAutoObservable } from 'mobx';
import {
  confirmUpgrade,
  getMembership,
  getPlans,
  getUpgrade,
  requestUpgrade,
} from '../../../shared/contract/member.ts';
import type { MembershipAnswer, PlanAnswer } from '../../../shared/contract/schemas/member.ts';
import { BALLS_CURRENCY } from '../../../shared/domain/membership/membership.ts';
import { type ApiFailure, toFailure } from '../../api/apiFailure.ts';
import { Action } from '../../stores/Action.ts';
import { hasTexts } from '../../stores/keptShapes.ts';
import { Query } from '../../stores/Query.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** The step after the columns: the choice of how to pay below them, the payment page or the mailed code on top. */
export type UpgradeStep =
  | { at: 'columns' }
  | { at: 'choice'; plan: PlanAnswer }
  | { at: 'payment' | 'code'; plan: PlanAnswer; requestId: string };

/** A payment that was begun, as this window keeps it. */
interface Begun {
  at: 'payment' | 'code';
  planId: string;
  requestId: string;
}

/** Plans, the viewer's own, and the way from choosing one to having it (R-upgrade-page). */
export class UpgradeStore {
  readonly plans = new Query(() => this.#root.api.call(getPlans));
  readonly membership = new Query(() => this.#root.api.call(getMembership));
  step: UpgradeStep = { at: 'columns' };
  /** Asks for a payment in a currency, and goes on with it. */
  readonly #requesting = new Action(
    async (plan: PlanAnswer, currency: string, at: Begun['at']) => {
      const { requestId } = await this.#root.api.call(requestUpgrade, { body: { planId: plan.id, currency } });
      return { at, plan, requestId };
    },
    { onDone: (step) => this.go(step), onFailure: (failure) => this.#root.feedback.report(failure) },
  );
  readonly #confirming = new Action(
    (requestId: string, password: string) => this.#root.api.call(confirmUpgrade, { body: { requestId, password } }),
    {
      onFailure: (failure) => {
        if (this.#root.feedback.report(failure).on === 'screen') this.codeFailure = failure;
      },
    },
  );
  /** Why the code that was typed does not do. */
  codeFailure: ApiFailure | null = null;
  /** How many codes were asked for: a new one is said to be on its way. */
  codes = 0;
  /** Begun before a reload, and not looked up yet. */
  begun: Begun | null = null;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Never fails: the states are in `plans` and `membership`. */
  async load(): Promise<void> {
    await Promise.all([this.plans.refresh(), this.membership.refresh()]);
    await this.resume();
  }

  /** A payment under way outlives a reload (R-money-request). */
  get typed(): Begun | null {
    if (this.step.at !== 'payment' && this.step.at !== 'code') return this.begun;
    const { at, plan, requestId } = this.step;
    return { at, planId: plan.id, requestId };
  }

  restore(kept: unknown): void {
    if (!hasTexts(kept, ['planId', 'requestId'])) return;
    const { planId, requestId } = kept;
    this.begun = { at: kept.at === 'code' ? 'code' : 'payment', planId, requestId };
    if (this.plans.status === 'ready') void this.resume();
  }

  /** Shows the payment again while it can be paid. Never fails: after a failure the next visit finds it. */
  private async resume(): Promise<void> {
    const { begun } = this;
    const plan = Object.values(this.plans.value ?? {})
      .flat()
      .find(({ id }) => id === begun?.planId);
    if (!begun || !plan) return;
    const { requestId, at } = begun;
    const status = await this.#root.api.call(getUpgrade, { params: { requestId } }).then(
      (upgrade) => upgrade.status,
      (error: unknown) => (toFailure(error).status === 404 ? 'CLOSED' : null),
    );
    if (status !== null && this.step.at === 'columns')
      this.settle(status === 'OPEN' ? { at, plan, requestId } : this.step);
  }

  get busy(): boolean {
    return this.#requesting.isBusy || this.#confirming.isBusy;
  }

  get current(): MembershipAnswer | null {
    return this.membership.value;
  }

  /** Pressed again, it is not chosen any more. */
  choose(plan: PlanAnswer): void {
    const isChosen = this.step.at === 'choice' && this.step.plan.id === plan.id;
    this.step = isChosen ? { at: 'columns' } : { at: 'choice', plan };
  }

  /** Back to the columns in their present state: a payment made meanwhile shows. */
  leave(): void {
    this.step = { at: 'columns' };
    this.codeFailure = null;
    void this.load();
  }

  async payMoney(plan: PlanAnswer): Promise<void> {
    await this.#requesting.run(plan, plan.currency, 'payment');
  }

  /** Asks for the code that pays in balls; again, for a new one. */
  async payBalls(plan: PlanAnswer): Promise<void> {
    await this.#requesting.run(plan, BALLS_CURRENCY, 'code');
  }

  /** @returns whether the plan is paid */
  async confirm(requestId: string, password: string): Promise<boolean> {
    this.codeFailure = null;
    return this.#confirming.run(requestId, password);
  }

  private settle(step: UpgradeStep): void {
    this.begun = null;
    this.step = step;
  }

  private go(step: UpgradeStep): void {
    if (step.at === 'code') {
      this.codes = this.step.at === 'code' ? this.codes + 1 : 1;
      this.codeFailure = null;
    }
    this.step = step;
  }
}

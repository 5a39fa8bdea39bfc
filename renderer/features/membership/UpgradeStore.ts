import { makeAutoObservable } from 'mobx';
import { confirmUpgrade, getMembership, getPlans, requestUpgrade } from '../../../shared/contract/member.ts';
import type { MembershipAnswer, PlanAnswer } from '../../../shared/contract/schemas/member.ts';
import { BALLS_CURRENCY } from '../../../shared/domain/membership/membership.ts';
import { type ApiFailure, toFailure } from '../../api/apiFailure.ts';
import { Query } from '../../stores/Query.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** What is on top of the columns: the choice of how to pay, the payment page, or the code that was mailed. */
export type UpgradeStep =
  | { at: 'columns' }
  | { at: 'choice'; plan: PlanAnswer }
  | { at: 'payment' | 'code'; plan: PlanAnswer; requestId: string };

/** Plans, what one has of them, and the way from choosing one to having it (R-upgrade-page). */
export class UpgradeStore {
  readonly plans = new Query(() => this.#root.api.call(getPlans));
  readonly membership = new Query(() => this.#root.api.call(getMembership));
  step: UpgradeStep = { at: 'columns' };
  busy = false;
  /** Why the code that was typed does not do. */
  codeFailure: ApiFailure | null = null;
  /** How many codes were asked for: a new one is said to be on its way. */
  codes = 0;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Never fails: the states are in `plans` and `membership`. */
  async load(): Promise<void> {
    await Promise.all([this.plans.refresh(), this.membership.refresh()]);
  }

  get current(): MembershipAnswer | null {
    return this.membership.value;
  }

  choose(plan: PlanAnswer): void {
    this.step = { at: 'choice', plan };
  }

  /** Back to the columns, as it now is: what was paid meanwhile shows. */
  leave(): void {
    this.step = { at: 'columns' };
    this.codeFailure = null;
    void this.load();
  }

  async payMoney(plan: PlanAnswer): Promise<void> {
    const answer = await this.request(plan, plan.currency);
    if (answer) this.go({ at: 'payment', plan, requestId: answer.requestId });
  }

  /** Asks for the code that pays in balls; again, for a new one. */
  async payBalls(plan: PlanAnswer): Promise<void> {
    const answer = await this.request(plan, BALLS_CURRENCY);
    if (!answer) return;
    this.codes = this.step.at === 'code' ? this.codes + 1 : 1;
    this.codeFailure = null;
    this.go({ at: 'code', plan, requestId: answer.requestId });
  }

  /** @returns whether the plan is paid */
  async confirm(requestId: string, password: string): Promise<boolean> {
    this.busy = true;
    this.codeFailure = null;
    try {
      await this.#root.api.call(confirmUpgrade, { body: { requestId, password } });
      return true;
    } catch (error) {
      if (this.#root.feedback.report(error).on === 'screen') this.refuseCode(toFailure(error));
      return false;
    } finally {
      this.rest();
    }
  }

  private async request(plan: PlanAnswer, currency: string) {
    this.busy = true;
    try {
      return await this.#root.api.call(requestUpgrade, { body: { planId: plan.id, currency } });
    } catch (error) {
      this.#root.feedback.report(error);
      return null;
    } finally {
      this.rest();
    }
  }

  private refuseCode(failure: ApiFailure): void {
    this.codeFailure = failure;
  }

  private go(step: UpgradeStep): void {
    this.step = step;
  }

  private rest(): void {
    this.busy = false;
  }
}

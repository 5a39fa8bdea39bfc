import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AnySchema } from 'yup';
import type { Faults } from '../../shared/contract/schemas/faults.ts';

/**
 * Judges a form's body by the contract's own schema, which is fetched with the form: its fields say the same as
 * the server would. A schema that can't be fetched leaves that to the server.
 */
export class BodyCheck {
  /** Null until the schema has come. */
  judge: ((body: unknown) => Faults) | null = null;

  /** @param fetchSchema of the body of the call */
  constructor(fetchSchema: () => Promise<AnySchema>) {
    makeAutoObservable(this, { judge: observableRef });
    void this.load(fetchSchema);
  }

  /** @returns the faults, by the call's fields; null while they are not known yet */
  faultsOf(body: unknown): Faults | null {
    return this.judge?.(body) ?? null;
  }

  private async load(fetchSchema: () => Promise<AnySchema>): Promise<void> {
    const parts = Promise.all([fetchSchema(), import('../../shared/contract/schemas/faults.ts')]);
    const judge = await parts.then(
      ([schema, { faultsOf }]) =>
        (body: unknown) =>
          faultsOf(schema, body),
      () => () => ({}),
    );
    runInAction(() => {
      this.judge = judge;
    });
  }
}

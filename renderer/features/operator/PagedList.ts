import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Query } from '../../stores/Query.ts';

interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** A long list that is read a page at a time. */
export class PagedList<Row> {
  readonly first: Query<Page<Row>>;
  /** Beyond the first page. */
  further: Page<Row> | null = null;
  readonly #fetch: (after: string | undefined) => Promise<Page<Row>>;

  /** @param fetch asks for the page that begins there; throws ApiFailure */
  constructor(fetch: (after: string | undefined) => Promise<Page<Row>>) {
    this.#fetch = fetch;
    this.first = new Query(() => fetch(undefined), { onValue: () => this.forgetFurther() });
    makeAutoObservable(this, { further: observableRef }, { autoBind: true });
  }

  get rows(): readonly Row[] {
    return [...(this.first.value?.rows ?? []), ...(this.further?.rows ?? [])];
  }

  get next(): string | null {
    return this.further ? this.further.next : (this.first.value?.next ?? null);
  }

  /** Adds the next page. @throws ApiFailure */
  async more(): Promise<void> {
    const { next } = this;
    if (next === null) return;
    const page = await this.#fetch(next);
    runInAction(() => {
      if (this.next === next) this.further = { rows: [...(this.further?.rows ?? []), ...page.rows], next: page.next };
    });
  }

  private forgetFurther(): void {
    this.further = null;
  }
}

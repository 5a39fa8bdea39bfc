import { makeAutoObservable } from 'mobx';

/** Whether a newer release of the app waits to be taken (R-new-release). */
export class ReleaseStore {
  /** Goes over to it; null while this one is the newest. */
  take: (() => void) | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  offer(take: () => void): void {
    this.take = take;
  }
}

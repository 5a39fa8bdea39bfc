import { makeAutoObservable, runInAction } from 'mobx';
import { removePerson, savePerson, searchPeople } from '../../../../shared/contract/club.ts';
import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { Entry } from '../../../../shared/contract/schemas/clubPeople.ts';
import type { EntryRole } from '../../../../shared/domain/club/clubValues.ts';
import { MAX_PEOPLE_PAGE } from '../../../../shared/domain/limits.ts';
import { Action } from '../../../stores/Action.ts';
import { Query } from '../../../stores/Query.ts';
import type { RootStore } from '../../../stores/RootStore.ts';

export type RoleFilter = EntryRole | 'ALL';

type PeoplePage = { people: Entry[]; total: number; next: string | null };

/** The list of a club, page by page, and its organisers' actions (R-club-list). */
export class ClubPeople {
  text = '';
  role: RoleFilter = 'ALL';
  readonly list: Query<PeoplePage, [length?: number]>;
  /** People who ask to join: the first of them, if they are very many. */
  readonly requests: Query<Entry[]>;
  readonly more = new Action(() => this.#loadMore(), {
    onFailure: (failure, retry) => this.#root.feedback.report(failure, { retry }),
  });
  /** The first load has ended, well or not: from then on only the list itself changes. */
  isHere = false;
  readonly #root: Pick<RootStore, 'api' | 'feedback'>;
  readonly #clubId: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: Pick<RootStore, 'api' | 'feedback'>, clubId: string) {
    this.#root = root;
    this.#clubId = clubId;
    // One that fails says so: people from before are no answer to another search.
    this.list = new Query((length) => this.#read(length));
    this.requests = new Query(() => this.#findRequests());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Does the first load. Never fails: the state is in `list` and `requests`. @param canChange requests are theirs */
  async begin(canChange: boolean): Promise<void> {
    await Promise.all([this.list.load(), canChange && this.requests.load()]);
    runInAction(() => {
      this.isHere = true;
    });
  }

  /** Searches while somebody types, once they pause. */
  search(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.list.refresh(), SEARCH_PAUSE);
  }

  show(role: RoleFilter): void {
    this.role = role;
    void this.list.refresh();
  }

  /** Stops the timers; the page is left. */
  end(): void {
    clearTimeout(this.#timer);
  }

  /** Changes a person's entry; the change is on screen once the server has it. @throws ApiFailure */
  async save(personId: string, body: BodyOf<typeof savePerson>): Promise<void> {
    await this.#root.api.call(savePerson, { params: this.#of(personId), body });
    await this.#refresh();
  }

  /** @throws ApiFailure */
  async remove(personId: string): Promise<void> {
    await this.#root.api.call(removePerson, { params: this.#of(personId) });
    await this.#refresh();
  }

  /** As many as are on screen: a person acting far down the list stays there. */
  async #refresh(): Promise<void> {
    const length = this.list.value?.people.length;
    await Promise.all([this.list.refresh(length), this.requests.value && this.requests.refresh()]);
  }

  #of(personId: string) {
    return { id: this.#clubId, personId };
  }

  /** @param length how many of them there are to be, if there are as many */
  async #read(length = 0): Promise<PeoplePage> {
    const limit = Math.max(MAX_PEOPLE_PAGE / 2, Math.min(length, MAX_PEOPLE_PAGE));
    let read = await this.#page({ limit });
    while (read.next && read.people.length < length) {
      const page = await this.#page({ after: read.next, limit });
      read = { ...page, people: [...read.people, ...page.people] };
    }
    return read;
  }

  #page({ after, limit }: { after?: string; limit?: number }): Promise<PeoplePage> {
    const { text, role } = this;
    const body = {
      ...(text.trim() && { text: text.trim() }),
      ...(role !== 'ALL' && { role }),
      ...(after !== undefined && { after }),
      limit: limit ?? MAX_PEOPLE_PAGE / 2,
    };
    return this.#root.api.call(searchPeople, { params: { id: this.#clubId }, body });
  }

  async #loadMore(): Promise<void> {
    const { value } = this.list;
    if (!value?.next) return;
    const page = await this.#page({ after: value.next });
    runInAction(() => {
      // A search that has begun meanwhile has another list.
      if (this.list.value === value) this.list.set({ ...page, people: [...value.people, ...page.people] });
    });
  }

  async #findRequests(): Promise<Entry[]> {
    const body = { state: 'ASKED' as const, limit: MAX_PEOPLE_PAGE };
    return (await this.#root.api.call(searchPeople, { params: { id: this.#clubId }, body })).people;
  }
}

/** Milliseconds without a letter after which it is searched. */
const SEARCH_PAUSE = 250;

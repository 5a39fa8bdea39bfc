import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import { addNote, findNotes } from '../../../shared/contract/note.ts';
import { toFailure } from '../../api/apiFailure.ts';
import type { ApiClient } from '../../api/client.ts';
import { failed, idle, type Loadable, loading, ready, valueIn } from '../../stores/loadable.ts';

export type Note = ResponseOf<typeof addNote>;

/** What the people of one game say to each other, and what is being written. */
export class NotesStore {
  notes: Loadable<Note[]> = idle;
  draft = '';
  busy = false;
  readonly #api: ApiClient;
  readonly #gameId: string;
  readonly #token: string | undefined;

  /** @param token of an invitation; left out, the session is used */
  constructor(api: ApiClient, gameId: string, token?: string) {
    this.#api = api;
    this.#gameId = gameId;
    this.#token = token;
    makeAutoObservable(this, { notes: observableRef }, { autoBind: true });
  }

  write(text: string): void {
    this.draft = text;
  }

  /** Never fails: the state is in `notes`. What is on screen stays there while it is read again. */
  async load(): Promise<void> {
    if (this.notes.status !== 'ready') this.notes = loading;
    try {
      const found = await this.#api.call(findNotes, {
        params: { gameId: this.#gameId },
        query: { type: 'NOTE' },
        token: this.#token,
      });
      runInAction(() => {
        this.notes = ready(found);
      });
    } catch (error) {
      const failure = toFailure(error);
      runInAction(() => {
        if (this.notes.status !== 'ready') this.notes = failed(failure);
      });
    }
  }

  /**
   * Sends what is written, unless it is empty (R-notes).
   * @throws ApiFailure; then it stays in the field
   */
  async send(): Promise<void> {
    const comment = this.draft.trim();
    if (comment === '' || this.busy) return;
    this.busy = true;
    try {
      const query = { type: 'NOTE', gameId: this.#gameId, comment } as const;
      const note = await this.#api.call(addNote, { query, token: this.#token });
      runInAction(() => {
        const known = valueIn(this.notes) ?? [];
        if (!known.some(({ id }) => id === note.id)) this.notes = ready([...known, note]);
        this.draft = '';
      });
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}

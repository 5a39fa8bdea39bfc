import { makeAutoObservable, runInAction } from 'mobx';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import { addNote, findNotes } from '../../../shared/contract/note.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Keepable } from '../../stores/KeptInput.ts';
import { Query } from '../../stores/Query.ts';

export type Note = ResponseOf<typeof addNote>;

/** The notes of one game's people, and the draft of one. */
export class NotesStore implements Keepable {
  readonly notes = new Query(() => this.#read(), { keepsOn: () => true });
  draft = '';
  readonly #api: ApiClient;
  readonly #gameId: string;
  readonly #token: string | undefined;

  /** @param token of an invitation; left out, the session is used */
  constructor(api: ApiClient, gameId: string, token?: string) {
    this.#api = api;
    this.#gameId = gameId;
    this.#token = token;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  write(text: string): void {
    this.draft = text;
  }

  get typed(): string | null {
    return this.draft === '' ? null : this.draft;
  }

  restore(kept: unknown): void {
    if (typeof kept === 'string') this.draft = kept;
  }

  /** Never fails: the state is in `notes`. The old notes stay on screen meanwhile. */
  async load(): Promise<void> {
    await this.notes.refresh();
  }

  /**
   * Sends the draft, unless it is empty (R-notes).
   * @throws ApiFailure; then it stays in the field
   */
  async send(): Promise<void> {
    const comment = this.draft.trim();
    if (comment === '') return;
    const query = { gameId: this.#gameId };
    const body = { type: 'NOTE', comment } as const;
    const note = await this.#api.call(addNote, { query, body, token: this.#token });
    runInAction(() => {
      const known = this.notes.value ?? [];
      if (!known.some(({ id }) => id === note.id)) this.notes.set([...known, note]);
      this.draft = '';
    });
  }

  #read(): Promise<Note[]> {
    return this.#api.call(findNotes, {
      params: { gameId: this.#gameId },
      query: { type: 'NOTE' },
      token: this.#token,
    });
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import { uploadContacts } from '../../../shared/contract/friends.ts';
import { MAX_CONTACT_BYTES, MAX_SHARED_ADDRESSES } from '../../../shared/domain/limits.ts';
import { splitAddresses } from '../../../shared/domain/people/writtenPeople.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { Action } from '../../stores/Action.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { type ContactNames, readContactNames } from './contactNames.ts';

/**
 * A file of contacts: chosen, confirmed, read by the server, and the people to invite picked (R-contacts-file).
 */
export class ContactsFile {
  /** Waits for the confirmation. */
  file: File | null = null;
  /** Sends the file after the question. A failure is shown in a toast that stays (R-contacts-pick). */
  readonly reading = new Action((file: File) => this.#read(file), {
    onFailure: (failure) => {
      this.file = null;
      const isNoText = failure.code === 'E.mediaType';
      const [text, values] = [
        isNoText ? 'friends.contacts.kind' : failureText(failure),
        failureValues(failure),
      ] as const;
      this.#root.feedback.toast({ id: 'friends.contacts', tone: 'error', text, values, stays: true });
    },
  });
  /** The addresses found, in the order of the file; null before. */
  found: string[] | null = null;
  /** Names that the file gives to them. */
  names: ContactNames = new Map();
  readonly picked = new Set<string>();
  readonly #root: Pick<RootStore, 'api' | 'feedback'>;

  constructor(root: Pick<RootStore, 'api' | 'feedback'>) {
    this.#root = root;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Takes the one file that was dropped or chosen; an alert tells its problem. */
  take(files: readonly File[]): void {
    const [file] = files;
    if (!file) return;
    const problem = this.#problemOf(file, files.length);
    if (problem) this.#root.feedback.open('friends.contacts.refused', problem);
    else this.file = file;
  }

  #problemOf(file: File, count: number): TextKey | null {
    if (count > 1) return 'friends.contacts.one';
    return file.size > MAX_CONTACT_BYTES ? 'friends.contacts.tooLarge' : null;
  }

  drop(): void {
    this.file = null;
  }

  async #read(file: File): Promise<void> {
    const text = await this.#root.api.upload(uploadContacts, file, file.name);
    const found = splitAddresses(text);
    const names = readContactNames(await file.arrayBuffer(), found);
    runInAction(() => {
      this.found = found;
      this.names = names;
      this.picked.clear();
      this.file = null;
    });
  }

  pick(address: string, isPicked: boolean): void {
    if (isPicked) this.picked.add(address);
    else this.picked.delete(address);
  }

  /** As many as may be invited in one go. */
  pickAll(): void {
    for (const address of (this.found ?? []).slice(0, MAX_SHARED_ADDRESSES)) this.picked.add(address);
  }

  pickNone(): void {
    this.picked.clear();
  }

  close(): void {
    this.found = null;
    this.picked.clear();
  }
}

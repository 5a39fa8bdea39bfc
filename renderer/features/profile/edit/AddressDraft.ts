import { makeAutoObservable } from 'mobx';
import { MAX_ADDRESSES } from '../../../../shared/domain/limits.ts';
import { readAddress } from '../../../../shared/domain/people/address.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { isListOf, isRecord, isText } from '../../../stores/keptShapes.ts';
import type { Me } from '../../../stores/SessionStore.ts';

export interface AddressRow {
  email: string;
  main: boolean;
  /** How the server knows it; `new` is not known there yet. */
  state: 'validated' | 'waiting' | 'new';
  /** The main one of the account stays until another is, and is saved as such. */
  canGo: boolean;
  canBeMain: boolean;
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The list of addresses as it is to be (R-address-list). */
export class AddressDraft {
  added: string[] = [];
  removed: string[] = [];
  /** Which is to be the main one; null for the one that is. */
  main: string | null = null;
  /** The text in the field for another one. */
  next = '';
  problem: TextKey | null = null;
  readonly #user: () => Me | null;
  readonly #faultOf: (email: string) => TextKey | null;

  /** @param faultOf gives the contract's fault in an address */
  constructor(user: () => Me | null, faultOf: (email: string) => TextKey | null) {
    this.#user = user;
    this.#faultOf = faultOf;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get rows(): AddressRow[] {
    const known = (this.#user()?.emails ?? []).filter(({ email }) => !this.removed.includes(email));
    const hasWish = known.some(({ email, validated }) => validated && email === this.main);
    return [
      ...known.map(({ email, main, validated }): AddressRow => {
        const isMain = hasWish ? email === this.main : main;
        const state = validated ? 'validated' : 'waiting';
        return { email, main: isMain, state, canGo: !main && !isMain, canBeMain: validated && !isMain };
      }),
      ...this.added.map((email): AddressRow => ({ email, main: false, state: 'new', canGo: true, canBeMain: false })),
    ];
  }

  get isFull(): boolean {
    return this.rows.length >= MAX_ADDRESSES;
  }

  get isChanged(): boolean {
    const known = this.#user()?.emails ?? [];
    const rows = this.rows;
    return (
      rows.length !== known.length ||
      rows.some((row) => !known.some((own) => own.email === row.email && own.main === row.main))
    );
  }

  setNext(text: string): void {
    this.next = text;
    this.problem = null;
  }

  /** Takes the text in the field into the list. @returns whether it could; else `problem` says why not */
  add(): boolean {
    const email = readAddress(this.next);
    const fault = this.#faultOf(email ?? this.next.trim());
    if (fault || email === null) {
      // The contract takes phones here as well, which have a form of their own.
      this.problem = fault ?? 'field.email';
      return false;
    }
    const back = this.removed.find((gone) => same(gone, email));
    if (this.rows.some((row) => same(row.email, email))) this.problem = 'field.twice';
    else if (this.isFull) this.problem = 'profile.emails.full';
    else this.problem = null;
    if (this.problem) return false;
    if (back) this.removed = this.removed.filter((gone) => gone !== back);
    else this.added.push(email);
    this.next = '';
    return true;
  }

  remove(email: string): void {
    if (this.added.includes(email)) this.added = this.added.filter((own) => own !== email);
    else this.removed.push(email);
    this.problem = null;
  }

  makeMain(email: string): void {
    this.main = email;
  }

  refuse(problem: TextKey): void {
    this.problem = problem;
  }

  clear(): void {
    this.added = [];
    this.removed = [];
    this.main = null;
    this.setNext('');
  }

  get typed() {
    const { added, removed, main, next } = this;
    return added.length + removed.length > 0 || main !== null || next !== '' ? { added, removed, main, next } : null;
  }

  restore(kept: unknown): void {
    if (!isRecord(kept)) return;
    if (isListOf(kept.added, isText)) this.added = kept.added;
    if (isListOf(kept.removed, isText)) this.removed = kept.removed;
    if (isText(kept.main)) this.main = kept.main;
    if (isText(kept.next)) this.next = kept.next;
  }
}

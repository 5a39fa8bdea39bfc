import { makeAutoObservable, observable } from 'mobx';
import { readAddress } from '../../../shared/domain/people/address.ts';
import { isSameName } from '../../../shared/domain/people/typedName.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { BodyCheck } from '../../stores/BodyCheck.ts';
import { newRowKey } from '../../ui/forms/rowKey.ts';
import type { KnownPeople } from './KnownPeople.ts';
import { type GuestText, readGuests } from './readGuests.ts';

export interface GuestRow extends GuestText {
  key: string;
}

export type GuestField = keyof GuestText;

/** People who cannot be invited (again). */
export interface GuestRules {
  /** The organiser's addresses, in lower case. */
  own: readonly string[];
  /** Addresses that are in the game already. */
  invited: readonly string[];
  /** The people known by the addresses typed before; left out, nobody is. */
  known?: Pick<KnownPeople, 'pickedAt' | 'pickAt'>;
}

const FIELDS: readonly GuestField[] = ['firstName', 'lastName', 'email'];
const blank = (): GuestRow => ({ key: newRowKey(), firstName: '', lastName: '', email: '' });
const isBlank = (row: GuestRow) => FIELDS.every((field) => row[field].trim() === '');
/** The address to send; an invalid one goes as it was typed. */
export const addressOf = ({ email }: Pick<GuestRow, 'email'>): string => readAddress(email) ?? email.trim();

const bodyOf = (row: GuestRow): GuestText => ({
  firstName: row.firstName.trim(),
  lastName: row.lastName.trim(),
  email: addressOf(row),
});

/** People to invite by mail, as rows of a form; rows left empty are not sent. */
export class GuestList {
  rows: GuestRow[] = [blank()];
  /** Send was pressed: from then on missing values are told too. */
  attempted = false;
  /** Fields the person has been in. */
  readonly left = observable.set<string>();
  /** Keys of rows that came whole, each a line until it is pressed. */
  readonly folded = observable.set<string>();
  /** The server's refusal of a field, until it is changed. */
  readonly refused = observable.map<string, TextKey>();
  readonly #rules: () => GuestRules;
  readonly #check = new BodyCheck(() =>
    import('../../../shared/contract/schemas/gameFields.ts').then((m) => m.contact),
  );

  constructor(rules: () => GuestRules) {
    this.#rules = rules;
    makeAutoObservable(this, { left: false, folded: false, refused: false }, { autoBind: true });
  }

  /** The rows that are sent. */
  get filled(): GuestRow[] {
    return this.rows.filter((row) => !isBlank(row));
  }

  add(): string {
    const row = blank();
    this.rows.push(row);
    return row.key;
  }

  remove(key: string): void {
    this.rows = this.rows.filter((row) => row.key !== key);
    if (this.rows.length === 0) this.rows = [blank()];
  }

  set(key: string, field: GuestField, value: string): void {
    const row = this.rows.find((each) => each.key === key);
    if (row) row[field] = value;
    this.folded.delete(key);
    this.refused.delete(`${key}.${field}`);
  }

  /** Whether a row is one line: nothing in it needs correction (R-guest-lines). */
  isFolded(row: GuestRow): boolean {
    return this.folded.has(row.key) && !this.#isWrong(row);
  }

  unfold(key: string): void {
    this.folded.delete(key);
  }

  /** Whether an open row can be a line: it is complete, and nobody is typing in it for the first time. */
  canFold(row: GuestRow): boolean {
    const isDone = FIELDS.every((field) => this.left.has(`${row.key}.${field}`));
    return isDone && !this.folded.has(row.key) && !isBlank(row) && !this.#isWrong(row);
  }

  fold(key: string): void {
    this.folded.add(key);
  }

  /** Turns the lines of people known by their addresses into portraits. */
  recognise(): void {
    const { known } = this.#rules();
    const isKnown = (row: GuestRow) => this.folded.has(row.key) && known?.pickAt(addressOf(row), row);
    for (const { key } of this.rows.filter(isKnown)) this.remove(key);
  }

  leave(key: string, field: GuestField): void {
    this.left.add(`${key}.${field}`);
  }

  /**
   * Takes pasted text when it names people: instead of the row it was pasted into when that is empty.
   * @param language gives the order of names
   * @returns whether it did; else the text is to be pasted as it is
   */
  paste(key: string, text: string, language: Language): boolean {
    const people = readGuests(text, language);
    const [first] = people;
    if (!first || (people.length === 1 && readAddress(text) === first.email && !text.includes('<'))) return false;
    const known = this.rows.map((row) => ({ ...row, email: addressOf(row) }));
    // Somebody else at the same address stays, to be mended: they are not left out without a word.
    const fresh = people.filter((person) => {
      const isNew = !known.some((each) => each.email === person.email && isSameName(each, person));
      known.push({ ...blank(), ...person });
      return isNew;
    });
    const at = this.rows.findIndex((row) => row.key === key);
    const target = this.rows[at];
    const rows = fresh.map((person) => ({ ...blank(), ...person }));
    this.rows.splice(at < 0 ? this.rows.length : at + 1, 0, ...rows);
    if (target && isBlank(target)) this.remove(target.key);
    this.#foldAll(rows);
    return true;
  }

  /** Begins anew, after these have been invited. */
  clear(): void {
    this.rows = [blank()];
    this.attempted = false;
    this.left.clear();
    this.folded.clear();
    this.refused.clear();
  }

  take(people: readonly GuestText[]): void {
    const rows = people.map(({ firstName, lastName, email }) => ({ key: newRowKey(), firstName, lastName, email }));
    this.rows = rows.length > 0 ? rows : [blank()];
    this.folded.clear();
    this.#foldAll(rows);
  }

  #foldAll(rows: readonly GuestRow[]): void {
    for (const { key } of rows) {
      this.folded.add(key);
      for (const field of FIELDS) this.left.add(`${key}.${field}`);
    }
    this.recognise();
  }

  #isWrong({ key }: GuestRow): boolean {
    return FIELDS.some((field) => this.problems.has(`${key}.${field}`));
  }

  /** Whether the fields can be judged: the contract's schema has come. */
  get isReady(): boolean {
    return this.#check.judge !== null;
  }

  /** By `row.field`; empty when everybody can be invited. */
  get problems(): Map<string, TextKey> {
    const { own, invited, known } = this.#rules();
    const found = new Map<string, TextKey>();
    const seen = new Map<string, GuestRow>();
    for (const row of this.filled) {
      const email = addressOf(row);
      const other = seen.get(email) ?? known?.pickedAt(email);
      const faults = this.#check.faultsOf(bodyOf(row)) ?? {};
      for (const field of FIELDS) {
        const fault = faults[field];
        if (fault) found.set(`${row.key}.${field}`, fault);
      }
      if (email === '') found.set(`${row.key}.email`, 'field.email');
      else if (own.includes(email)) found.set(`${row.key}.email`, 'organise.guests.problem.self');
      else if (invited.includes(email)) found.set(`${row.key}.email`, 'organise.guests.problem.invited');
      else if (other && !isSameName(other, row)) found.set(`${row.key}.email`, 'organise.guests.problem.shared');
      else if (other) found.set(`${row.key}.email`, 'organise.guests.problem.twice');
      if (!seen.has(email)) seen.set(email, row);
    }
    for (const [field, text] of this.refused) found.set(field, text);
    return found;
  }

  /** The problem under a field: none while it is being filled in. */
  errorOf(key: string, field: GuestField): TextKey | null {
    const name = `${key}.${field}`;
    const row = this.rows.find((each) => each.key === key);
    const isMissing = row?.[field].trim() === '';
    const isDue = this.attempted || this.refused.has(name) || (this.left.has(name) && !isMissing);
    return isDue ? (this.problems.get(name) ?? null) : null;
  }

  attempt(): void {
    this.attempted = true;
  }

  toBody(): GuestText[] {
    return this.filled.map(bodyOf);
  }

  /**
   * Puts the server's refusals at their fields.
   * @param fields path in the request, such as `contactList[0].email`, to the text
   * @returns whether any of them was about a guest
   */
  refuse(fields: Record<string, TextKey>): boolean {
    const sent = this.filled;
    let isTaken = false;
    for (const [path, text] of Object.entries(fields)) {
      const [, index, field = 'email'] = /^contactList\[(\d+)\](?:\.(\w+))?$/.exec(path) ?? [];
      const row = index === undefined ? undefined : sent[Number(index)];
      if (!row) continue;
      this.refused.set(`${row.key}.${field}`, text);
      isTaken = true;
    }
    return isTaken;
  }
}

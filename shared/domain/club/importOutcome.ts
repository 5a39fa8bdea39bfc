import { foldName } from '../people/typedName.ts';
import { type ImportLine, type ImportProblems, type ReadLine, readImportLine } from './importLine.ts';

/** The outcome of a line of an imported list (R-club-import). */
export const IMPORT_OUTCOMES = ['NEW', 'VIA', 'CHANGED', 'SAME', 'TWICE', 'INVALID', 'LEFT_OUT'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Somebody on the list of a club. */
export interface ListedPerson {
  id: string;
  firstName: string;
  lastName: string;
  /** The address that organisers typed. */
  email: string | null;
  /** Addresses that a member has proved; they are compared, and never shown. */
  proved: readonly string[];
  phone: string | null;
  minor: boolean;
  viaId: string | null;
  /** In the sport of the import. */
  level: number | null;
  /** Their names are those of their account. */
  hasAccount: boolean;
}

/** The fields of a person that a line can change. */
export type ImportChange = 'lastName' | 'email' | 'phone' | 'level' | 'minor';

export interface LineOutcome {
  outcome: ImportOutcome;
  problems: ImportProblems;
  changes: ImportChange[];
}

/** The outcome of an import. */
export interface Import {
  /** One for each line, in their order. */
  lines: LineOutcome[];
  /** New and changed people, as they are after all lines. */
  added: ListedPerson[];
  changed: ListedPerson[];
}

interface Deps {
  now: Date;
  /** How many more people the list has room for. */
  room: number;
  newId: () => string;
}

const wholeName = ({ firstName, lastName }: { firstName: string; lastName: string | null }): string =>
  foldName(`${firstName} ${lastName ?? ''}`);

/** People who are reached through somebody are found by first name: an address may be on every line of a list. */
const reachedKey = (viaId: string, { firstName }: { firstName: string }): string => `${viaId} ${foldName(firstName)}`;

/** The list as it changes during an import. */
class List {
  readonly #byAddress = new Map<string, ListedPerson>();
  readonly #byName = new Map<string, Set<ListedPerson>>();
  readonly #reached = new Map<string, Set<ListedPerson>>();

  constructor(listed: readonly ListedPerson[]) {
    for (const person of listed) this.add(person);
    // A person listed with an address holds it, no matter who has proved it.
    for (const person of listed) {
      for (const address of person.proved) {
        if (!this.#byAddress.has(address)) this.#byAddress.set(address, person);
      }
    }
  }

  add(person: ListedPerson): void {
    if (person.email) this.#byAddress.set(person.email, person);
    const name = wholeName(person);
    this.#byName.set(name, (this.#byName.get(name) ?? new Set()).add(person));
    if (!person.viaId) return;
    const reached = reachedKey(person.viaId, person);
    this.#reached.set(reached, (this.#reached.get(reached) ?? new Set()).add(person));
  }

  replace(before: ListedPerson, after: ListedPerson): void {
    this.#byName.get(wholeName(before))?.delete(before);
    if (before.viaId) this.#reached.get(reachedKey(before.viaId, before))?.delete(before);
    for (const address of [before.email, ...before.proved]) {
      if (address && this.#byAddress.get(address) === before) this.#byAddress.set(address, after);
    }
    this.add(after);
  }

  /** @returns the person of a line; `via` is set if the address belongs to somebody else */
  find(line: ReadLine): { found: ListedPerson | null; via: ListedPerson | null } {
    const named = [...(this.#byName.get(wholeName(line)) ?? [])];
    if (line.email === null) {
      // Of several people it always takes the same one, or a second run would change another.
      const [first = null] = named.sort((one, other) => (one.id < other.id ? -1 : 1));
      return { found: first, via: null };
    }
    const holder = this.#byAddress.get(line.email);
    if (!holder) {
      const [only, another] = named.filter(({ email, viaId }) => email === null && viaId === null);
      return { found: only && !another ? only : null, via: null };
    }
    if (isSamePerson(holder, line)) return { found: holder, via: null };
    const [reached = null] = this.#reached.get(reachedKey(holder.id, line)) ?? [];
    return { found: reached, via: holder };
  }
}

/** If two people have one address, the first names tell which is meant; an account may spell its own differently. */
function isSamePerson(holder: ListedPerson, line: ReadLine): boolean {
  if (foldName(holder.firstName) === foldName(line.firstName)) return true;
  return holder.hasAccount && line.lastName !== null && foldName(holder.lastName) === foldName(line.lastName);
}

/**
 * Empty cells change nothing.
 * @param isAgain a line above was about the same person: only what was missing is added
 */
function changed(
  person: ListedPerson,
  line: ReadLine,
  isAgain: boolean,
): { person: ListedPerson; changes: ImportChange[] } {
  const given: Partial<Pick<ListedPerson, ImportChange>> = {
    ...(line.lastName !== null && !person.hasAccount && { lastName: line.lastName }),
    ...(line.email !== null && person.viaId === null && { email: line.email }),
    ...(line.phone !== null && { phone: line.phone }),
    ...(line.level !== null && { level: line.level }),
    ...(line.minor !== null && { minor: line.minor }),
  };
  const changes = (Object.keys(given) as ImportChange[]).filter(
    (field) => given[field] !== person[field] && (!isAgain || person[field] === null),
  );
  const kept = Object.fromEntries(changes.map((field) => [field, given[field]]));
  return { person: { ...person, ...kept }, changes };
}

/**
 * Says for each line of a list what an import does with it (R-club-import, R-club-via). The same function does the dry run and
 * the run. The same list a second time changes nothing.
 * @param listed the people on the list, oldest first
 */
export function importOutcome(
  lines: readonly ImportLine[],
  listed: readonly ListedPerson[],
  { now, room, newId }: Deps,
): Import {
  const list = new List(listed);
  const met = new Set<string>();
  const added = new Map<string, ListedPerson>();
  const others = new Map<string, ListedPerson>();

  function outcomeOf(read: ReadLine): Omit<LineOutcome, 'problems'> {
    const { found, via } = list.find(read);
    if (found) {
      const isAgain = met.has(found.id);
      met.add(found.id);
      const { person, changes } = changed(found, read, isAgain);
      if (changes.length > 0) {
        list.replace(found, person);
        (added.has(person.id) ? added : others).set(person.id, person);
      }
      return { changes, outcome: isAgain ? 'TWICE' : changes.length > 0 ? 'CHANGED' : 'SAME' };
    }
    if (added.size >= room) return { changes: [], outcome: 'LEFT_OUT' };
    const { firstName, lastName, phone, level, minor } = read;
    const person: ListedPerson = {
      ...{ id: newId(), firstName, lastName: lastName ?? '', phone, level, minor: minor ?? false },
      ...{ email: via ? null : read.email, viaId: via?.id ?? null, proved: [], hasAccount: false },
    };
    list.add(person);
    met.add(person.id);
    added.set(person.id, person);
    return { changes: [], outcome: via ? 'VIA' : 'NEW' };
  }

  const outcomes = new Map<number, LineOutcome>();
  const lineReads = lines.map((line) => readImportLine(line, now));
  // An address identifies better than a name: lines without one come last, so that their order does not matter.
  for (const hasAddress of [true, false]) {
    lineReads.forEach(({ read, problems }, at) => {
      if ((read.email !== null) !== hasAddress) return;
      const isRead = Object.keys(problems).length === 0;
      outcomes.set(at, { problems, ...(isRead ? outcomeOf(read) : { outcome: 'INVALID', changes: [] }) });
    });
  }
  const inOrder = lines.flatMap((_line, at) => outcomes.get(at) ?? []);
  return { lines: inOrder, added: [...added.values()], changed: [...others.values()] };
}

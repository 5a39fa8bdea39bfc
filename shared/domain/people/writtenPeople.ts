import { readAddress } from './address.ts';

/** A person in a list as it was typed or pasted. */
export interface Written {
  /** The name right before the address: one part, or `Baker, Ann`. */
  names: string[];
  /** Other text before the address: columns of a table, or text that does not belong here. */
  before: string[];
  /** In lower case where it is an address, else as it was typed. */
  email: string;
}

/** `"ann b"@club.example`, which is not accepted, `"Ann Baker"`, `<ann@club.example>`, `(home)`, separators, and words. */
const TOKEN =
  /("[^"\n]*"@[^\p{White_Space}",;<>()[\]]+)|"([^"\n]*)"([ \t]*(?=<))?|<([^<>\n]*)>|[([]([^()[\]\n]*)[)\]]|([,;\n])|([^\p{White_Space}",;<>()[\]]+)/gu;

const isLikeAddress = (text: string): boolean => /[^ @＠][@＠](?:[^ @＠]|$)/.test(text);

/** Reads a list, token by token. */
class ListReader {
  readonly people: Written[] = [];
  /** Text that belongs to no address. */
  readonly rest: string[] = [];
  /** Parts of the text since the last address, up to the last semicolon or line end. */
  #before: string[] = [];
  /** Parts since then, up to the last comma. */
  #parts: string[] = [];
  #words: string[] = [];
  /** Remarks and nicknames: they are left out if other words are the name. */
  #asides: string[] = [];
  /** How many people there were when the line began. */
  #atLineStart = 0;

  addWord(word: string): void {
    if (isLikeAddress(word)) this.#addPerson(word, false);
    else if (/[\p{L}\p{N}]/u.test(word)) this.#words.push(word);
  }

  /** @param isName it is before an address in brackets: if it is an address as well, it adds nothing as a name */
  addQuoted(text: string, isName: boolean): void {
    if (readAddress(text)) {
      if (!isName) this.#addPerson(text, false);
    } else if (this.#words.length > 0) this.#asides.push(text);
    else this.#words.push(text);
  }

  addBracketed(text: string): void {
    if (isLikeAddress(text)) this.#addPerson(text, true);
    else this.#asides.push(text);
  }

  addAngled(text: string): void {
    if (text.trim() !== '') this.#addPerson(text, true);
  }

  separate(sign: string): void {
    this.#endPart();
    if (sign === ',') return;
    this.#before.push(...this.#parts);
    this.#parts = [];
    if (sign === '\n') this.#endLine();
  }

  end(): void {
    this.separate('\n');
    this.rest.push(...this.#before);
  }

  #takePart(): string {
    const words = this.#words.length > 0 ? this.#words : this.#asides;
    this.#words = [];
    this.#asides = [];
    return words.join(' ').replace(/^['‘’\s]+|['‘’\s]+$/g, '');
  }

  #endPart(): void {
    const part = this.#takePart();
    if (part !== '') this.#parts.push(part);
  }

  /** A row of a table may begin with its address; a name on a line of its own belongs to the next one. */
  #endLine(): void {
    const found = this.people.slice(this.#atLineStart);
    const [only] = found;
    this.#atLineStart = this.people.length;
    if (!only) return;
    const isNameless = only.names.length + only.before.length === 0;
    if (found.length === 1 && isNameless) only.before = this.#before;
    else this.rest.push(...this.#before);
    this.#before = [];
  }

  /** @param isNamed whether the address is in brackets: then a comma before it is part of the name */
  #addPerson(typed: string, isNamed: boolean): void {
    const name = this.#takePart();
    const isTurned = isNamed && name !== '' && this.#parts.length === 1;
    const names = [...(isTurned ? this.#parts : []), name].filter(Boolean);
    const before = isTurned ? this.#before : [...this.#before, ...this.#parts];
    this.people.push({ names, before, email: readAddress(typed) ?? typed.trim() });
    this.#before = [];
    this.#parts = [];
  }
}

/**
 * Reads a list of people as mail programs, address books and tables write them: `Ann Baker <ann@club.example>`, with `;`
 * or `,` between people, `Baker, Ann <…>`, columns, plain addresses. Text that is not a whole address is ignored
 * (R-email-form).
 * @returns people in their order, and the words that belong to nobody
 */
export function readPeople(text: string): Pick<ListReader, 'people' | 'rest'> {
  const reader = new ListReader();
  for (const [, quotedLocal, quoted, beforeAngle, angled, bracketed, separator, word] of text.matchAll(TOKEN)) {
    if (word !== undefined || quotedLocal !== undefined) reader.addWord(word ?? quotedLocal ?? '');
    else if (separator !== undefined) reader.separate(separator);
    else if (quoted !== undefined) reader.addQuoted(quoted, beforeAngle !== undefined);
    else if (angled !== undefined) reader.addAngled(angled);
    else reader.addBracketed(bracketed ?? '');
  }
  reader.end();
  return reader;
}

/**
 * @returns the addresses in a list, without their names, in lower case; text that is neither an address nor a name of one is
 * returned as it is
 */
export function splitAddresses(text: string): string[] {
  const { people, rest } = readPeople(text);
  return [...people.flatMap(({ before, email }) => [...before, email]), ...rest];
}

import { firstCharacters } from '../../../shared/domain/characters.ts';
import { findAddresses } from '../../../shared/domain/people/findAddresses.ts';
import { cardLines, isCards } from '../../../shared/domain/people/vcard.ts';

/** The names that programs give the columns of a name, in the languages of the interface. */
const FIRST = /^(first|given) name$|^(vorname|prénom|nombre|nome|voornaam|keresztnév|utónév)$/i;
const LAST =
  /^(last|family) name$|^(surname|nachname|nom|apellidos?|cognome|apelido|sobrenome|achternaam|vezetéknév)$/i;
const FULL = /^((display|full) )?name$|^(anzeigename|nom complet|nombre completo|nome completo|weergavenaam|név)$/i;

/** `Ann <ann@club.example>`, the name in quotes or not. */
const NAMED = /(?:"([^"\r\n]{1,100})"|([^"<>,;\r\n]{1,100}))\s{0,5}<([^<>\s]{3,254})>/g;

/** By address, in lower case. */
export type ContactNames = ReadonlyMap<string, string>;

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function* namesOfCards(text: string): Generator<[name: string, addresses: string]> {
  let [fullName, emails] = ['', ''];
  for (const { name, value } of cardLines(text)) {
    if (name === 'FN') fullName ||= value;
    else if (name === 'EMAIL') emails += ` ${value}`;
    else if (name === 'END') {
      yield [fullName, emails];
      [fullName, emails] = ['', ''];
    }
  }
}

/** @returns the cells of a table, row by row; quotes may hold separators and line breaks */
function* rowsOf(text: string): Generator<string[]> {
  const [head = ''] = text.split('\n', 1);
  const separator = [';', '\t', ','].find((sign) => head.includes(sign)) ?? ',';
  let [row, cell, isQuoted] = [[] as string[], '', false];
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (sign === '"' && isQuoted && text.charAt(index + 1) === '"') {
      cell += '"';
      index += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted || (sign !== separator && sign !== '\n')) cell += sign;
    else {
      row.push(cell.trim());
      cell = '';
      if (sign === separator) continue;
      yield row;
      row = [];
    }
  }
  yield [...row, cell.trim()];
}

function* namesOfTable(text: string): Generator<[name: string, addresses: string]> {
  const rows = rowsOf(text);
  const head: string[] = rows.next().value ?? [];
  const columns = [FIRST, LAST].map((name) => head.findIndex((cell) => name.test(cell)));
  const full = head.findIndex((cell) => FULL.test(cell));
  for (const row of rows) {
    const parts = columns.map((column) => row[column] ?? '').filter(Boolean);
    yield [parts.join(' ') || (row[full] ?? ''), row.join(' ')];
  }
}

function* namesOfList(text: string): Generator<[name: string, addresses: string]> {
  for (const [, quoted, plain, address = ''] of text.matchAll(NAMED)) yield [quoted ?? plain ?? '', address];
}

/**
 * The names that a contacts file gives to its addresses. They are read on this device and sent nowhere: they are
 * only shown beside the addresses (R-contacts-pick).
 * @param addresses those the server has found, in lower case
 */
export function readContactNames(bytes: ArrayBuffer, addresses: readonly string[]): ContactNames {
  const content = decode(bytes);
  const isTable = content.slice(0, content.indexOf('\n')).match(/[;,\t]/) !== null && !/<[^<>\s]+@/.test(content);
  const found = isCards(content) ? namesOfCards(content) : isTable ? namesOfTable(content) : namesOfList(content);
  const wanted = new Set(addresses);
  const names = new Map<string, string>();
  for (const [name, text] of found) {
    if (name.trim() === '') continue;
    for (const address of findAddresses(text)) {
      const before = names.get(address);
      // A couple with one address is both of them.
      const both = before && before !== name.trim() ? `${before}, ${name.trim()}` : name.trim();
      if (wanted.has(address)) names.set(address, firstCharacters(both, 100));
    }
  }
  return names;
}

import ICAL from 'ical.js';
import { contactFileType } from '../../../../shared/domain/people/friends.ts';
import { AppError } from '../../../appError.ts';
import { decodeText } from './decode.ts';
import { findAddresses } from './findAddresses.ts';

/** Nobody picks friends from a longer list. */
const MAX_ADDRESSES = 5000;
/** The longest card that is given to the library. */
const MAX_CARD_LENGTH = 1_000_000;

/** Lines that go on in the next one, as vCard 3.0 and 4.0 fold them, and as quoted-printable of 2.1 does. */
const unfold = (card: string): string => card.replace(/\r?\n[ \t]/g, '').replace(/=\r?\n/g, '');

const unquote = (value: string): string =>
  value.replace(/=([\dA-F]{2})/gi, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** EMAIL lines of a card that the library does not read: vCard 2.1 names parameters without a value. */
function emailLines(card: string): string[] {
  return unfold(card)
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, parameters = '', value = ''] = /^(?:[\w-]+\.)?EMAIL([^:]*):(.*)$/i.exec(line) ?? [];
      return /QUOTED-PRINTABLE/i.test(parameters) ? unquote(value) : value;
    });
}

function emailsOfCard(card: string): string[] {
  if (card.length > MAX_CARD_LENGTH || /ENCODING=QUOTED-PRINTABLE/i.test(card)) return emailLines(card);
  try {
    const vcard = new ICAL.Component(ICAL.parse(card));
    return vcard.getAllProperties('email').map((property) => String(property.getFirstValue()));
  } catch {
    return emailLines(card);
  }
}

function* emailsOfCards(text: string): Generator<string> {
  for (const card of text.split(/END:VCARD/i)) {
    if (card.trim() !== '') yield* emailsOfCard(`${card.trim()}\r\nEND:VCARD`);
  }
}

/**
 * What may hold addresses. The cells of a table end at signs that end an address as well, whatever the separator: it is
 * read as text (ADR 17).
 */
const piecesOf = (text: string): Iterable<string> => (/^\s*BEGIN:VCARD/i.test(text) ? emailsOfCards(text) : [text]);

/**
 * The addresses of a contacts file (R-contacts-file): of csv in any usual encoding and separator, vCard 2.1 to 4.0,
 * or plain text; each once, in lower case, in the order of the file. What a name says is checked by what is inside.
 * @throws AppError 415 for another kind of file, 422 when it holds no address
 */
export function readContacts(filename: string, bytes: Uint8Array): string[] {
  const type = contactFileType(filename);
  const text = type && decodeText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!type || text === null) throw new AppError('E.mediaType');
  const addresses = new Set<string>();
  for (const piece of piecesOf(text)) {
    for (const address of findAddresses(piece)) {
      addresses.add(address);
      if (addresses.size === MAX_ADDRESSES) return [...addresses];
    }
  }
  if (addresses.size === 0) throw new AppError('E.contacts.none');
  return [...addresses];
}

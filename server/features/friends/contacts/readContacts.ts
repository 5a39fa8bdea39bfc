import { findAddresses } from '../../../../shared/domain/people/findAddresses.ts';
import { cardLines, isCards } from '../../../../shared/domain/people/vcard.ts';
import { AppError } from '../../../appError.ts';
import { decodeText } from '../../../decodeText.ts';

/** Nobody picks friends from a longer list. */
const MAX_ADDRESSES = 5000;
/** Only a table whose first line has bars uses them between its cells: elsewhere they may be part of an address. */
const withoutBars = (text: string): string => (/^[^\r\n]*\|/.test(text) ? text.replaceAll('|', ';') : text);

function* emailsOfCards(text: string): Generator<string> {
  for (const { name, value } of cardLines(text)) if (name === 'EMAIL') yield value;
}

/**
 * The parts that may hold addresses. The cells of a table end at characters that end an address as well, whatever the
 * separator: it is read as text (ADR 17).
 */
const piecesOf = (text: string): Iterable<string> => (isCards(text) ? emailsOfCards(text) : [withoutBars(text)]);

/**
 * The addresses of a contacts file (R-contacts-file): of csv in any usual encoding and separator, vCard 2.1 to 4.0,
 * or plain text; each once, in lower case, in the order of the file. The content decides, whatever its name is.
 * @throws AppError 415 for a file that is not text, 422 when it holds no address
 */
export function readContacts(bytes: Uint8Array): string[] {
  const text = decodeText(bytes);
  if (text === null) throw new AppError('E.mediaType');
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

import { expect, test } from 'vitest';
import { MAX_NOTE_LENGTH } from '../../shared/domain/limits.ts';
import { writtenText } from './writtenText.ts';

// R-mail-replies: what somebody has written above our mail, in the programs and languages they use.
test.each([
  ['Yes!', 'Yes!\n\nOn Thu, 26 Nov 2026 at 10:00, Ann via Crosscourt <matches@club.be> wrote:\n\n> Hello Gil\n'],
  ['Ja, gern.', 'Ja, gern.\r\n\r\nAm 26.11.2026 um 10:00 schrieb Ann via Crosscourt:\r\n> Hallo\r\n'],
  ['Ja', 'Ja\n\nVon: Ann <matches@club.be>\nGesendet: Donnerstag, 26. November\nAn: Gil\nBetreff: Tennis\n\nHallo Gil'],
  ['Ja hoor', 'Ja hoor\n\nOp do 26 nov 2026 om 10:00 schreef Ann <matches@club.be>:\n> Hallo'],
  ['Oui', 'Oui\n\nLe jeu. 26 nov. 2026 à 10:00, Ann <matches@club.be> a écrit :\n> Bonjour'],
  ['Sì', 'Sì\n\nIl giorno gio 26 nov 2026 alle ore 10:00 Ann <matches@club.be> ha scritto:\n> Ciao'],
  ['Sí', 'Sí\n\nEl jue, 26 nov 2026 a las 10:00, Ann (<matches@club.be>) escribió:\n> Hola'],
  ['Sim', 'Sim\n\nEm qui., 26 de nov. de 2026 às 10:00, Ann <matches@club.be> escreveu:\n> Olá'],
  ['Igen', 'Igen\n\nAnn <matches@club.be> ezt írta (időpont: 2026. nov. 26., Cs, 10:00):\n\n> Szia'],
  ['Yes\n\nat seven?', 'Yes\n\nat seven?\n\n-- \nGil Guest\n+32 470 12 34 56'],
  ['', '> all of it is quoted\n> and nothing is said\n'],
  ['', ''],
])('%j', (words, text) => {
  expect(writtenText(text)).toBe(words);
});

test('a long letter is cut to what a note holds', () => {
  const words = writtenText('word '.repeat(1000));
  expect(words).toHaveLength(MAX_NOTE_LENGTH);
  expect(words.endsWith('…')).toBe(true);
});

test('no text takes long', () => {
  for (const part of ['On ', '\n', ' \n', '> ', `${'> '.repeat(30)}\n`, ' ', 'El ', ' ezt írta ']) {
    const begun = performance.now();
    writtenText(`Le ${part.repeat(1_000_000 / part.length)}:`);
    expect(performance.now() - begun, JSON.stringify(part)).toBeLessThan(5_000);
  }
});

import { describe, expect, it } from 'vitest';
import { readAddresses, readGuests } from './readGuests.ts';

const person = (firstName: string, lastName: string, email: string) => ({ firstName, lastName, email });

describe('readGuests', () => {
  it('reads names with addresses, separated by commas, semicolons or lines', () => {
    const text =
      'Kim Li <kim@mail.example>, Jo van Ray <Jo@Mail.example>; Al Bo al@mail.example\nEd Po\ted@mail.example';
    expect(readGuests(text, 'en')).toEqual([
      person('Kim', 'Li', 'kim@mail.example'),
      person('Jo', 'van Ray', 'jo@mail.example'),
      person('Al', 'Bo', 'al@mail.example'),
      person('Ed', 'Po', 'ed@mail.example'),
    ]);
  });

  it('turns family names that come first', () => {
    const turned = [person('Jo', 'van Ray', 'jo@mail.example')];
    expect(readGuests('"van Ray, Jo" <jo@mail.example>', 'en')).toEqual(turned);
    expect(readGuests('Kim Li <kim@mail.example>, "van Ray, Jo" <jo@mail.example>', 'en').slice(1)).toEqual(turned);
  });

  it('turns names as address books write them, where people are separated by semicolons', () => {
    expect(readGuests('Baker, Ann <ann@mail.example>; Toth, Bence <bence@mail.example>', 'en')).toEqual([
      person('Ann', 'Baker', 'ann@mail.example'),
      person('Bence', 'Toth', 'bence@mail.example'),
    ]);
  });

  it('leaves out nicknames, and the characters around names and addresses', () => {
    const text =
      "Ann \"Annie\" Baker <ann@mail.example>; Bert Baker (bert@mail.example)\n'Cleo Baker' <'cleo@mail.example'>\n" +
      'Dan (Danny) Baker [dan@mail.example], "Eve Baker" <mailto:eve@mail.example>';
    const names = ['Ann', 'Bert', 'Cleo', 'Dan', 'Eve'];
    expect(readGuests(text, 'en')).toEqual(
      names.map((name) => person(name, 'Baker', `${name.toLowerCase()}@mail.example`)),
    );
  });

  it('keeps what is no address for its person to mend, beside others', () => {
    expect(readGuests('Kim Li <kim@mail>, Jo Ray <jo@mail.example>', 'en')).toEqual([
      person('Kim', 'Li', 'kim@mail'),
      person('Jo', 'Ray', 'jo@mail.example'),
    ]);
  });

  it('keeps the half of an address for its person to mend, beside others', () => {
    const jo = person('Jo', 'Ray', 'jo@mail.example');
    expect(readGuests('kim@, Jo Ray <jo@mail.example>', 'en')).toEqual([person('', '', 'kim@'), jo]);
    expect(readGuests('Jo Ray <jo@mail.example>, Kim Li kim@', 'en')).toEqual([jo, person('Kim', 'Li', 'kim@')]);
  });

  it('reads columns of a table', () => {
    expect(readGuests('Kim,Li,kim@mail.example\nJo,Ray,jo@mail.example', 'en')).toEqual([
      person('Kim', 'Li', 'kim@mail.example'),
      person('Jo', 'Ray', 'jo@mail.example'),
    ]);
  });

  it('reads columns of a table that begins with the address, or that quotes its cells', () => {
    const table = [person('Kim', 'Li', 'kim@mail.example'), person('Jo', 'Ray', 'jo@mail.example')];
    expect(readGuests('kim@mail.example;Kim;Li\njo@mail.example;Jo;Ray', 'en')).toEqual(table);
    expect(readGuests('"Kim","Li","kim@mail.example"\r\n"Jo","Ray","jo@mail.example"', 'en')).toEqual(table);
  });

  it('takes a name out of an address only where it is one', () => {
    expect(readGuests('kim.li@mail.example, info@mail.example, k.li@mail.example', 'en')).toEqual([
      person('Kim', 'Li', 'kim.li@mail.example'),
      person('', '', 'info@mail.example'),
      person('', '', 'k.li@mail.example'),
    ]);
  });

  it('finds nobody in a text without addresses', () => {
    expect(readGuests('', 'en')).toEqual([]);
    expect(readGuests('Kim Li, see you @ eight', 'en')).toEqual([]);
  });
});

it('finds the addresses in a running text', () => {
  const text = 'Ask Kim (kim.janssens@mail.example), bo@mail.example. And Bo@mail.example! Not a@b or @kim.';
  expect(readAddresses(text)).toEqual(['kim.janssens@mail.example', 'bo@mail.example']);
  expect(readAddresses('Sunday at ten?')).toEqual([]);
});

// R-name-order
it('reads names with the family first in Hungarian, but where a comma says so', () => {
  expect(readGuests('Nagy Anna Mária <anna@mail.example>, "Kovács, Pál" <pal@mail.example>', 'hu')).toEqual([
    { firstName: 'Anna Mária', lastName: 'Nagy', email: 'anna@mail.example' },
    { firstName: 'Pál', lastName: 'Kovács', email: 'pal@mail.example' },
  ]);
  expect(readGuests('Anna <anna@mail.example>', 'hu')).toEqual([
    { firstName: 'Anna', lastName: '', email: 'anna@mail.example' },
  ]);
});

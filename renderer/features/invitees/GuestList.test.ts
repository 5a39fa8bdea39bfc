import { configure, when } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { GuestList } from './GuestList.ts';

configure({ enforceActions: 'always' });

let guests: GuestList;
const rowAt = (index: number) => guests.rows[index] ?? { key: '', firstName: '', lastName: '', email: '' };
const problemsOf = (index: number) =>
  [...guests.problems].filter(([name]) => name.startsWith(`${rowAt(index).key}.`)).map(([, text]) => text);

beforeEach(async () => {
  guests = new GuestList(() => ({ own: ['me@club.example'], invited: ['in@club.example'] }));
  await when(() => guests.isReady);
});

describe('GuestList', () => {
  it('sends filled rows only, trimmed and in lower case', () => {
    guests.take([
      { firstName: ' Kim ', lastName: 'Li', email: ' Kim@Mail.example ' },
      { firstName: '', lastName: ' ', email: '' },
    ]);
    expect(guests.toBody()).toEqual([{ firstName: 'Kim', lastName: 'Li', email: 'kim@mail.example' }]);
    expect(guests.problems.size).toBe(0);
  });

  // R-person-name
  it('sends a guest without a last name, but not without a first one', () => {
    guests.take([{ firstName: 'Suharto', lastName: ' ', email: 'suharto@mail.example' }]);
    expect(guests.problems.size).toBe(0);
    expect(guests.toBody()).toEqual([{ firstName: 'Suharto', lastName: '', email: 'suharto@mail.example' }]);
    guests.take([{ firstName: '', lastName: '王', email: 'wang@mail.example' }]);
    expect(problemsOf(0)).toEqual(['field.nameShort']);
    guests.take([{ firstName: '明', lastName: 'W', email: 'wang@mail.example' }]);
    expect(problemsOf(0)).toEqual(['field.nameShort']);
  });

  it('catches one’s own address, who is in already, and the same one twice', () => {
    const named = (email: string) => ({ firstName: 'Kim', lastName: 'Li', email });
    guests.take(['ME@club.example', 'in@club.example', 'a@b.example', 'A@b.example', 'a@b'].map(named));
    expect([0, 1, 2, 3, 4].map(problemsOf)).toEqual([
      ['organise.guests.problem.self'],
      ['organise.guests.problem.invited'],
      [],
      ['organise.guests.problem.twice'],
      ['field.email'],
    ]);
  });

  it('says nothing about a field before it was left, and what is missing only after send', () => {
    const { key } = rowAt(0);
    guests.set(key, 'email', 'kim@');
    expect(guests.errorOf(key, 'email')).toBeNull();
    guests.leave(key, 'email');
    guests.leave(key, 'firstName');
    expect(guests.errorOf(key, 'email')).toBe('field.email');
    expect(guests.errorOf(key, 'firstName')).toBeNull();
    guests.attempt();
    expect(guests.errorOf(key, 'firstName')).toBe('field.nameShort');
  });

  it('makes rows of pasted people in the place of an empty row, each once', () => {
    const { key } = rowAt(0);
    expect(guests.paste(key, 'Kim Li <kim@mail.example>, Jo Ray <jo@mail.example>, kim@mail.example', 'en')).toBe(true);
    expect(guests.rows.map(({ email }) => email)).toEqual(['kim@mail.example', 'jo@mail.example']);
    expect(guests.paste(rowAt(0).key, 'Al Bo <al@mail.example>, Jo Ray <jo@mail.example>', 'en')).toBe(true);
    expect(guests.rows.map(({ email }) => email)).toEqual(['kim@mail.example', 'al@mail.example', 'jo@mail.example']);
  });

  it('keeps both of a couple with one address, and says what is left to do', () => {
    const couple = 'Hugo Baker <bakers@mail.example>; Ines Baker <bakers@mail.example>; Kim Li <kim@mail.example>';
    expect(guests.paste(rowAt(0).key, couple, 'en')).toBe(true);
    expect(guests.rows.map(({ firstName }) => firstName)).toEqual(['Hugo', 'Ines', 'Kim']);
    expect(guests.rows.map(guests.isFolded)).toEqual([true, false, true]);
    expect(guests.errorOf(rowAt(1).key, 'email')).toBe('organise.guests.problem.shared');
    // Again, in capitals and without marks, they are the same people.
    guests.paste(rowAt(2).key, 'HUGO BAKER <bakers@mail.example>; Inés Baker <bakers@mail.example>', 'en');
    expect(guests.rows).toHaveLength(3);
  });

  it('leaves a single plain address or other text to the field', () => {
    expect(guests.paste(rowAt(0).key, 'kim@mail.example', 'en')).toBe(false);
    expect(guests.paste(rowAt(0).key, 'Kim', 'en')).toBe(false);
  });

  it('puts what the server refused at the row that was sent, until it is changed', () => {
    guests.take([
      { firstName: '', lastName: '', email: '' },
      { firstName: 'Kim', lastName: 'Li', email: 'kim@mail.example' },
    ]);
    expect(guests.refuse({ 'contactList[0].email': 'field.email', timezone: 'field.choice' })).toBe(true);
    const { key } = rowAt(1);
    expect(guests.errorOf(key, 'email')).toBe('field.email');
    guests.set(key, 'email', 'kim@other.example');
    expect(guests.errorOf(key, 'email')).toBeNull();
    expect(guests.refuse({ 'contactList[7].email': 'field.email', timezone: 'field.choice' })).toBe(false);
  });

  // R-guest-lines
  it('folds whole people who were pasted or taken, and nobody who is to be mended or is being typed', () => {
    const isFolded = () => guests.rows.map(guests.isFolded);
    guests.paste(rowAt(0).key, 'Kim Li <kim@mail.example>, Jo Ray <jo@mail>', 'en');
    expect(isFolded()).toEqual([true, false]);
    guests.set(rowAt(1).key, 'email', 'jo@mail.example');
    expect(isFolded()).toEqual([true, false]);
    guests.unfold(rowAt(0).key);
    expect(isFolded()).toEqual([false, false]);
    expect(guests.rows.map(guests.canFold)).toEqual([true, true]);
    guests.fold(rowAt(0).key);
    expect(isFolded()).toEqual([true, false]);
    guests.add();
    expect(guests.rows.map(guests.canFold)).toEqual([false, true, false]);
    guests.take([{ firstName: 'Kim', lastName: 'Li', email: 'kim@mail.example' }]);
    expect(isFolded()).toEqual([true]);
    guests.set(rowAt(0).key, 'lastName', 'Lim');
    expect(isFolded()).toEqual([false]);
  });

  it('always keeps a row to type in', () => {
    guests.remove(rowAt(0).key);
    expect(guests.rows).toHaveLength(1);
  });
});

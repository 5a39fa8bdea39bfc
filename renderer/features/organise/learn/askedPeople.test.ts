import { expect, it } from 'vitest';
import { askPath } from '../../../../shared/routes/paths.ts';
import { askedPeople } from './askedPeople.ts';

const asked = (path: string) => askedPeople(new URL(path, 'http://localhost').search);

it('reads what the links to it say', () => {
  expect(asked(askPath(['abc', 'def'], 'PADEL'))).toEqual({ codes: ['abc', 'def'], sport: 'PADEL' });
  expect(asked(askPath(['abc']))).toEqual({ codes: ['abc'], sport: null });
});

it('takes each player once, three at most, in any case', () => {
  expect(asked('/organise?with=ABC,abc,d,e,f')).toEqual({ codes: ['abc', 'd', 'e'], sport: null });
});

it.each(['', '?with=', '?with=a-b,<x>', '?sport=PADEL'])('names nobody in "%s"', (search) => {
  expect(askedPeople(search)).toBeNull();
});

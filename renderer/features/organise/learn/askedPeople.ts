import { SPORTS, type Sport } from '../../../../shared/domain/values.ts';

/** Whom a match is to be made with, and in what. */
export interface Asked {
  /** Player codes. */
  codes: string[];
  sport: Sport | null;
}

const CODE = /^[A-Za-z0-9]{1,64}$/;
/** Three others fill a double. */
const MAX_ASKED = 3;

/**
 * @param search of an address such as `?with=abc,def&sport=PADEL`
 * @returns who is to be asked; null when it names nobody
 */
export function askedPeople(search: string): Asked | null {
  const query = new URLSearchParams(search);
  const named = (query.get('with') ?? '').toLowerCase().split(',');
  const codes = [...new Set(named.filter((code) => CODE.test(code)))].slice(0, MAX_ASKED);
  const sport = SPORTS.find((each) => each === query.get('sport')) ?? null;
  return codes.length > 0 ? { codes, sport } : null;
}

/** Characters that don't decompose into a plain one and a mark, and what a keyboard without them writes; one form of sigma. */
const PAIRS = 'ł l,ø o,đ d,ð d,ħ h,ŧ t,ı i,ς σ,ß ss,æ ae,œ oe,þ th'.split(',').map((pair) => pair.split(' '));
const PLAIN = new Map(PAIRS.map(([sign = '', plain = '']) => [sign, plain]));
const SPECIAL = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g');
const MARKS = /\p{M}/gu;

/** @returns text by which names are found however a keyboard writes them: `zoe` finds Zoë, `moller` Møller (R-search-letters) */
export function searchable(text: string): string {
  const small = text.normalize('NFD').replace(MARKS, '').toLowerCase();
  return small.replace(SPECIAL, (sign) => PLAIN.get(sign) ?? sign);
}

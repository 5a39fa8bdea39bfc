import { type RawBuilder, sql } from 'kysely';
import { searchable } from '../../shared/locales/searchable.ts';

/** Signs of the plane that names are written in, in the forms that are left where letters and marks have come apart. */
const SIGNS = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).filter(
  (sign) => sign.normalize('NFD') === sign,
);
const isMark = (sign: string | undefined) => sign !== undefined && /\p{M}/u.test(sign);
/** All marks as a class of a regular expression, by the first and the last of those side by side. */
const MARKS = SIGNS.flatMap((sign, at) => {
  if (!isMark(sign)) return [];
  const [begins, ends] = [!isMark(SIGNS[at - 1]), !isMark(SIGNS[at + 1])];
  return begins && ends ? [sign] : begins ? [`${sign}-`] : ends ? [sign] : [];
}).join('');
/** PostgreSQL knows no capitals in the locale C, which is ours. */
const CHANGED = SIGNS.filter((sign) => searchable(sign).length === 1 && searchable(sign) !== sign);
/** From small letters down to the space. */
const ASCII = SIGNS.slice(0x20, 0x7f).reverse();
/** translate() looks through its signs up to the one it has, so those that are met most stand first, unchanged ones too. */
const LOOKED_FOR = [...new Set([...ASCII, ...CHANGED.flatMap((sign) => [searchable(sign), sign])])];
const DOUBLED = SIGNS.filter((sign) => searchable(sign).length === 2);

const FOLDED = DOUBLED.reduce(
  (folded, sign) => sql`replace(${folded}, ${sign}, ${searchable(sign)})`,
  sql`translate(regexp_replace(normalize(written, NFD), ${`[${MARKS}]`}, '', 'g'),
    ${LOOKED_FOR.join('')}, ${LOOKED_FOR.map(searchable).join('')})`,
);

/**
 * As searchable(), in SQL (R-search-letters). Plain ASCII takes a microsecond a row, other signs ten to eighty: where there may
 * be thousands of rows and they are few bytes, searchable() itself is faster.
 */
export const foldedBy = (text: RawBuilder<unknown>): RawBuilder<string> => sql`(
  select case when octet_length(written) = length(written) then lower(written collate "C") else ${FOLDED} end
  from (select ${text} as written offset 0) as typed)`;

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '../../../server/db/database.ts';
import { searchable } from '../../../shared/locales/searchable.ts';
import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

/** All signs of the plane that names are written in, and that this Node.js knows; the rest of the plane has no signs of its own. */
const SIGNS = Array.from({ length: 0xd7ff }, (_, at) => String.fromCharCode(at + 1)).filter(
  (sign) => !/\p{Cn}/u.test(sign),
);
const NAMES = ['Łukasz Weiß', 'ÉMILE', 'Γιάννης', 'Işık', 'Møller', 'Nguyễn Văn', 'ASCII alone', ''];

// R-search-letters
test('SQL folds every sign as pages do', async () => {
  const { db } = connect(app.connection);
  const texts = [...SIGNS, ...NAMES];
  const { rows } = await sql<{ folded: string }>`
    select folded(sign) as folded from json_array_elements_text(${JSON.stringify(texts)}::json)
      with ordinality as signs (sign, at) order by at`.execute(db);
  await db.destroy();
  const differing = texts.filter((text, at) => rows[at]?.folded !== searchable(text));
  expect(differing).toEqual([]);
});

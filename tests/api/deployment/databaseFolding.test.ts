import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '../../../server/db/database.ts';
import { foldedBy } from '../../../server/db/folded.ts';
import { searchable } from '../../../shared/locales/searchable.ts';
import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

/** All signs of the plane that names are written in; the rest of it has no signs of its own. */
const SIGNS = Array.from({ length: 0xd7ff }, (_, at) => String.fromCharCode(at + 1));
const NAMES = ['Łukasz Weiß', 'ÉMILE', 'Γιάννης', 'Işık', 'Møller', 'Nguyễn Văn', 'ASCII alone', ''];

// R-search-letters
test('SQL folds every sign as pages do', async () => {
  const { db } = connect(app.connection);
  const texts = [...SIGNS, ...NAMES];
  const { rows } = await sql<{ folded: string }>`
    select ${foldedBy(sql`sign`)} as folded from json_array_elements_text(${JSON.stringify(texts)}::json)
      with ordinality as signs (sign, at) order by at`.execute(db);
  await db.destroy();
  const differing = texts.filter((text, at) => rows[at]?.folded !== searchable(text));
  expect(differing).toEqual([]);
});

import { expect, test } from 'vitest';
import { startPlayerSearch } from '../../../shared/contract/playerSearch.ts';
import { useTestApp } from '../../support/app.ts';
import { call } from '../../support/client.ts';
import { createPerson, createTestGame } from '../../support/factories.ts';

/** How long the match is held by somebody else while the search is begun. */
const HELD_MS = 200;
const app = useTestApp();

// R-substitute-begin
test('a search that had to wait for its match is not looked at before its first people are due', async () => {
  const owner = await createPerson(app);
  const { id } = await createTestGame(app, owner);
  await app.db.query('begin');
  await app.db.query('select from games where id = $1 for update', [id]);
  const started = call(app, startPlayerSearch, { params: { id }, token: owner.token });
  await app.db.query('select pg_sleep($1)', [HELD_MS / 1000]);
  await app.db.query('commit');
  expect((await started).body.state).toBe('RUNNING');
  const { rows } = await app.db.query(
    `select min(start_after) >= (select next_at from player_searches where game_id = $1) as "isDue"
     from jobs.job where name = 'search.step'`,
    [id],
  );
  expect(rows).toEqual([{ isDue: true }]);
});

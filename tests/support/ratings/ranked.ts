import { toElo } from '../../../shared/domain/rating/scale.ts';
import type { TestApp } from '../app.ts';
import { createPerson, type Person } from '../factories.ts';

export interface Ranked {
  pool?: string;
  /** Listed by name in the rankings. */
  listed?: boolean;
  /** Rated ones in that pool. */
  matches?: number;
  [field: string]: unknown;
}

/** A player of a level, on the lists of tennis singles. */
export async function rankedPlayer(
  app: TestApp,
  level: number,
  { pool = 'TENNIS:single:same', listed = true, matches = 4, ...person }: Ranked = {},
): Promise<Person> {
  const player = await createPerson(app, person);
  const [sport, size, kind] = pool.split(':');
  const elo = toElo(level);
  await app.db.query('insert into ratings values ($1, $2, $3, $4, 2, 2)', [pool, player.id, elo, matches]);
  const team = [`team${player.id}`, sport, size === 'single', kind === 'mixed', [player.id]];
  await app.db.query('insert into teams values ($1, $2, $3, $4, $5)', team);
  if (listed) await app.db.query('insert into rankings values ($1, $2, $3)', [pool, team[0], elo]);
  return player;
}

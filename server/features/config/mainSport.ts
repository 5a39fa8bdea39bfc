import { poolOfKey } from '../../../shared/domain/rating/pool.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';

type Asked = Pick<Context, 'db' | 'clock'>;

const HOUR_MS = 3_600_000;
/** Before anybody has played. */
const FIRST: Sport = 'TENNIS';

const learnt = new WeakMap<Database, { sport: Sport; at: number }>();

/** Finds out which sport most people of the deployment play, by their ratings (R-main-sport). */
export async function learnMainSport({ db, clock }: Asked): Promise<void> {
  const pools = await db
    .selectFrom('ratings')
    .select(['pool', (eb) => eb.fn.countAll<string>().as('players')])
    .groupBy('pool')
    .execute();
  const players = new Map<Sport, number>();
  for (const { pool, players: more } of pools) {
    const { sport } = poolOfKey(pool);
    players.set(sport, (players.get(sport) ?? 0) + Number(more));
  }
  const [most] = [...players].sort(([, one], [, other]) => other - one);
  learnt.set(db, { sport: most?.[0] ?? FIRST, at: clock.now().getTime() });
}

/** @returns the sport that most people play; it is computed again once an hour, meanwhile the previous answer is returned */
export function mainSport(asked: Asked): Sport {
  const { db, clock } = asked;
  const known = learnt.get(db) ?? { sport: FIRST, at: 0 };
  const now = clock.now().getTime();
  // When a test moves the clock back, the hour counts from there.
  if (Math.abs(now - known.at) > HOUR_MS) {
    learnt.set(db, { ...known, at: now });
    learnMainSport(asked).catch(() => undefined);
  }
  return known.sport;
}

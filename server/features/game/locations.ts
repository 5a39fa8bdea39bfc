import type { GameLocation } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../context.ts';
import { presentLocation } from './present.ts';

/** Places of one answer. */
const MOST = 30;

/** The organiser's own places whose name, address or city holds the words: favourites first, then the last used. */
export async function findOwnLocations(context: Context, ownerId: string, words: string): Promise<GameLocation[]> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await context.db
    .selectFrom('locations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where((where) =>
      where.or([where('name', 'ilike', pattern), where('address', 'ilike', pattern), where('city', 'ilike', pattern)]),
    )
    .orderBy('favorite', 'desc')
    .orderBy('used_at', 'desc')
    .limit(MOST)
    .execute();
  const at = context.clock.now().toISOString();
  return rows.map((row) => presentLocation(row, at));
}

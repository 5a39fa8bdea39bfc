import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { editLocation, findLocations } from '../../../shared/contract/location.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { findOwnLocations, markFavorite } from './locations.ts';

async function venueRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await mount(app, context, editLocation, async ({ viewer, params, body }) =>
    markFavorite(context, userIdOf(viewer), params.id, body.favorite),
  );
  await mount(app, context, findLocations, async ({ viewer, query }) =>
    findOwnLocations(context, userIdOf(viewer), query.q),
  );
}

export const venueFeature: Feature = {
  routes: venueRoutes,

  async erase(tx, { id }) {
    await sql`delete from locations where owner_id = ${id}
      and not exists (select 1 from game_places where location_id = locations.id)`.execute(tx);
    await sql`update locations set data = null, address = null where owner_id = ${id}`.execute(tx);
  },

  async export({ db }, userId) {
    const own = db.selectFrom('locations').selectAll().where('owner_id', '=', userId).orderBy('name');
    return { places: (await own.execute()).map(({ owner_id: _own, used_at: _used, ...venue }) => venue) };
  },
};

import type { Feature } from '../../feature.ts';
import { logInRoutes } from './routes.ts';

export const logInFeature: Feature = {
  routes: logInRoutes,

  async erase(tx, { id }) {
    await tx.deleteFrom('identities').where('user_id', '=', id).execute();
  },

  async export({ db }, userId) {
    const logIns = await db.selectFrom('identities').selectAll().where('user_id', '=', userId).execute();
    return { logIns: logIns.map(({ provider, created_at }) => ({ provider, since: created_at.toISOString() })) };
  },
};

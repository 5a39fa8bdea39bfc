import type { Feature } from '../../feature.ts';
import { endAccess } from './repository.ts';

/** Its calls are those of accounts. */
export const sessionFeature: Feature = {
  erase: (tx, { id }) => endAccess(tx, id, null),

  async export({ db, clock }, userId) {
    const sessions = await db
      .selectFrom('sessions')
      .select(['created_at', 'expires_at', 'browser', 'system'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', clock.now())
      .orderBy('created_at')
      .execute();
    return {
      sessions: sessions.map((session) => ({
        browser: session.browser,
        system: session.system,
        createdAt: session.created_at.toISOString(),
        expiresAt: session.expires_at.toISOString(),
      })),
    };
  },
};

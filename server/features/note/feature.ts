import type { Feature } from '../../feature.ts';

/** Its calls are those of matches. */
export const noteFeature: Feature = {
  async erase(tx, { id }) {
    await tx.deleteFrom('game_notes').where('user_id', '=', id).execute();
    await tx.deleteFrom('note_stops').where('user_id', '=', id).execute();
  },

  async export({ db }, userId) {
    const notes = await db
      .selectFrom('game_notes')
      .select(['game_id', 'message', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('ord')
      .execute();
    return {
      notes: notes.map(({ game_id, message, created_at }) => ({
        gameId: game_id,
        message,
        createdAt: created_at.toISOString(),
      })),
    };
  },
};

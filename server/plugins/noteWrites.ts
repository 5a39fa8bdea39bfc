import type { Context } from '../context.ts';
import type { Viewer } from './auth.ts';

/** @returns the account that writes; null without one, and for a guest whose link was used up meanwhile */
async function writerOf({ db }: Pick<Context, 'db'>, viewer: Viewer): Promise<string | null> {
  if (viewer.kind === 'user') return viewer.userId;
  if (viewer.kind === 'share') return null;
  const { inviteeId } = viewer;
  const row = await db.selectFrom('invitees').select('user_id').where('id', '=', inviteeId).executeTakeFirst();
  return row?.user_id ?? null;
}

async function note(context: Pick<Context, 'db' | 'replica'>, viewer: Viewer): Promise<void> {
  const userId = await writerOf(context, viewer);
  if (userId !== null) await context.replica.noteWrite(userId);
}

/**
 * Makes sure that callers read their own writes, wherever they read (R-replica).
 * @param work the write; one that fails may have written something as well
 */
export async function noting<T>(
  context: Pick<Context, 'config' | 'db' | 'replica' | 'report'>,
  viewer: Viewer | null,
  work: () => Promise<T>,
): Promise<T> {
  if (viewer === null || context.config.databaseReplicaUrl === null) return work();
  try {
    return await work();
  } finally {
    // The answer is still right, and must not be lost because a page might be a moment old.
    await note(context, viewer).catch((error: unknown) => context.report(error, 'noting a write'));
  }
}

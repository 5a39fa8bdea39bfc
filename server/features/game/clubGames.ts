import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../context.ts';
import { findClub, type SeenClub } from '../club/access.ts';
import { accessOf } from './access.ts';
import type { GameState } from './gameState.ts';
import { findClubGameIds } from './store/clubGames.ts';
import { loadGames } from './store/loadGames.ts';
import { toGameView, toOpenView, toPublicView } from './views/gameView.ts';

/** Matches of a club in one answer. */
const MAX_SHOWN = 100;

/** What somebody sees of a club's matches besides their own (R-club-games). */
function sightOf({ club, role }: SeenClub) {
  if (club.state === 'CLOSED') return 'NOBODY';
  if (role === 'KEEPER' || role === 'ORGANISER') return 'ORGANISER';
  if (role === 'MEMBER') return 'MEMBER';
  return club.visibility === 'PUBLIC' ? 'OUTSIDER' : 'NOBODY';
}

/**
 * @param userId null for somebody without a session
 * @returns open and coming matches of a club that somebody may see, the soonest first (R-club-games)
 * @throws AppError 404 for a club that is not there for them
 */
export async function findClubGames(
  { db, clock, config }: Context,
  userId: string | null,
  clubId: string,
): Promise<Game[]> {
  const now = clock.now();
  const seen = await findClub(db, { id: clubId }, userId, { now });
  const sees = sightOf(seen);
  const ids = await findClubGameIds(db, { clubId, userId, sees, now, max: MAX_SHOWN });
  const view = (state: GameState): Game => {
    const access = userId === null ? null : accessOf(state, { kind: 'user', userId });
    if (access?.role) return toGameView(state, access, now, config);
    return sees === 'MEMBER' ? toOpenView(state, now, config, true) : toPublicView(state, now, config);
  };
  return (await loadGames(db, ids)).map(view);
}

import { useEffect, useState } from 'react';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import type { ApiFailure } from '../../api/apiFailure.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useLive } from '../../stores/useLive.ts';
import { useRoute } from '../../ui/route.ts';
import { OwnGame } from './OwnGame.ts';

/**
 * Reads a game for a page of its organiser and keeps it fresh; anybody else is led to the page where they answer. To be
 * used in an observer.
 * @returns null for the game until it is there and known to be theirs
 */
export function useOwnGame(id: string): { own: OwnGame; game: Game | null; failure: ApiFailure | null } {
  const route = useRoute();
  const { games, feedback } = useStores();
  const [own] = useState(() => new OwnGame(id, games, feedback));
  const { game, failure } = own;
  const isForeign = game !== null && game.userRole !== 'OWNER';
  useEffect(() => void own.load(), [own]);
  useLive(own.load, { gameId: id, isShown: game !== null });
  useEffect(() => {
    if (isForeign) route.go(invitationPath({ gameId: id, password: null, token: WEB_ACCESS_TOKEN }), { replace: true });
  }, [isForeign, route, id]);
  return { own, game: isForeign ? null : game, failure };
}

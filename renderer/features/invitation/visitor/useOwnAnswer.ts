import { useEffect } from 'react';
import type { InvitationLink } from '../../../../shared/routes/invitation.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import type { InvitationStore } from '../InvitationStore.ts';

/**
 * Leads from a share link to the answer that was given by it on this device (R-share-again).
 * @param goTo opens the same game by another token; the same function at every call
 * @returns whether the way leads elsewhere, so that nothing is loaded or said here
 */
export function useOwnAnswer({ gameId, token }: InvitationLink, store: InvitationStore, goTo: (token: string) => void) {
  const { gameTokens } = useStores();
  const isHydrated = useHydrated();
  const { share = '', own = '' } = (isHydrated && gameTokens.visitorOf(gameId)) || {};
  // An answer that is no more, such as an erased one, leads back to the link it came from.
  const isDead = token === own && [401, 403, 404].includes(store.game.failure?.status ?? 0);
  const target = isDead ? share : token === share && own;
  useEffect(() => {
    if (isDead) gameTokens.forgetVisitor(gameId);
    if (target) goTo(target);
  }, [isDead, target, gameId, gameTokens, goTo]);
  return Boolean(target);
}

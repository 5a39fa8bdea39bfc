import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';

/** @returns the text under a player on the court of a match, "You" under the picture of its organiser where they read it */
export function useNameOnCourt({ owner, userRole }: Game): (person: Pick<Game['owner'], 'id' | 'firstName'>) => string {
  const t = useText();
  return ({ id, firstName }) => (userRole === 'OWNER' && id === owner.id ? t('dashboard.you') : firstName);
}

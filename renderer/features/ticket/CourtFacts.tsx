import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { courtText } from './courtText.ts';

/** Whether the court is booked, its surface and what it costs, as far as the organiser said. */
export const CourtFacts = observer(function CourtFacts({ game }: { game: Game }) {
  const t = useText();
  const { language } = useStores();
  const parts = courtText(game, t, language.language);
  return parts.length > 0 ? <p>{parts.join(' · ')}</p> : null;
});

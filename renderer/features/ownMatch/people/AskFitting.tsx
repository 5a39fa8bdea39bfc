import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { MEMBERSHIP_LIMITS } from '../../../../shared/domain/membership/membership.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { freeSpotsIn } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { KnownPeople } from '../../invitees/KnownPeople.ts';

interface AskFittingProps {
  game: Game;
  known: KnownPeople;
  busy: boolean;
  onAsk: (people: { id: string }[]) => void;
}

/** A spot is free: one tap asks everybody known who fits and was not asked yet, as many as the level has room for. */
export const AskFitting = observer(function AskFitting({ game, known, busy, onAsk }: AskFittingProps) {
  const t = useText();
  const { session } = useStores();
  const isFree = freeSpotsIn(game) > 0;
  useEffect(() => {
    if (isFree) void known.load();
  }, [known, isFree]);
  const limit = MEMBERSHIP_LIMITS[session.user?.membershipLevel ?? 'PLAYIT'].guestsPerGame;
  const room = limit === null ? known.fitting.length : Math.max(0, limit - game.invitee.length);
  const people = known.fitting.slice(0, room);
  if (!isFree || people.length === 0) return null;
  return (
    <Button icon="people" busy={busy} onClick={() => onAsk(people.map(({ id }) => ({ id })))}>
      {t('known.ask', { count: people.length })}
    </Button>
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Game } from '../../../stores/GamesStore.ts';
import { venuesOf } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { CourtSelect, useClub } from '../../matchForm/CourtSelect.tsx';
import { courtsAt } from '../../matchForm/clubVenues.ts';
import type { OwnGame } from '../OwnGame.ts';

/** The court of a club's match, saved as it is chosen; nothing where the club has none for it (R-club-match-acts). */
export const ClubCourt = observer(function ClubCourt({ own, game }: { own: OwnGame; game: Game }) {
  const { games, feedback } = useStores();
  const club = useClub(game.club);
  /** The choice being saved. */
  const [wanted, setWanted] = useState<{ courtId: string | null } | null>(null);
  if (!club) return null;
  const venues = game.location ? [game.location] : venuesOf(game).offered.map(({ location }) => location);
  const offered = courtsAt(club, venues, game.sport);
  const { court } = game;
  const courts = court && offered.every(({ id }) => id !== court.id) ? [court, ...offered] : offered;
  if (courts.length === 0) return null;
  const save = async (courtId: string | null) => {
    setWanted({ courtId });
    try {
      await games.edit(game.id, { courtId, version: game.version });
      feedback.toast({ id: 'edit.saved', tone: 'success', text: 'edit.saved', stays: false });
    } catch (error) {
      feedback.report(error);
      await own.load();
    }
    setWanted(null);
  };
  return (
    <Card>
      <CourtSelect
        courts={courts}
        value={wanted ? wanted.courtId : (court?.id ?? null)}
        disabled={wanted !== null}
        onChange={(courtId) => void save(courtId)}
      />
    </Card>
  );
});

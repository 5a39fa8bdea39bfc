import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { CourtSelect } from '../matchForm/CourtSelect.tsx';
import { courtsAt } from '../matchForm/clubVenues.ts';
import styles from '../matchForm/MatchForm.module.css';
import { useClub } from '../matchForm/useClub.ts';
import type { EditDraft } from './EditDraft.ts';

/** Which court of its club the match is on, and taking it out of the club; nothing for most matches (R-club-match). */
export const ClubFields = observer(function ClubFields({ game, draft }: { game: Game; draft: EditDraft }) {
  const t = useText();
  const club = useClub(game.club);
  if (!game.club) return null;
  const { court } = game;
  const offered = club ? courtsAt(club, draft.venues.filled, game.sport) : [];
  const courts = court && offered.every(({ id }) => id !== court.id) ? [court, ...offered] : offered;
  return (
    <div className={styles.fields}>
      {courts.length > 0 && !draft.leavesClub && (
        <CourtSelect courts={courts} value={draft.courtId} onChange={draft.setCourtId} />
      )}
      <Checkbox
        label={t('edit.club.leave', { club: game.club.name })}
        hint={t(game.audience === 'CLUB' ? 'edit.club.leave.members' : 'edit.club.leave.hint')}
        checked={draft.leavesClub}
        onChange={draft.setLeavesClub}
      />
    </div>
  );
});

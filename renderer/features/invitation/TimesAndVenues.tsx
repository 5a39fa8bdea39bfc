import { observer } from 'mobx-react-lite';
import { periodFrom } from '../../../shared/domain/calendar/zone.ts';
import { formatSlot, type SlotText as Slot } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useViewerZone } from '../../i18n/useViewerZone.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { venuesOf } from '../../stores/gameFacts.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { CourtFacts } from '../ticket/CourtFacts.tsx';
import styles from './answer/Answer.module.css';
import type { InvitationStore } from './InvitationStore.ts';
import slotStyles from './slots/SlotText.module.css';
import { TimeChoice } from './slots/TimeChoice.tsx';
import { VenueChoice } from './venues/VenueChoice.tsx';

/** When and where the match could be, to choose from. */
export const TimesAndVenues = observer(function TimesAndVenues({
  store,
  game,
}: {
  store: InvitationStore;
  game: Game;
}) {
  const t = useText();
  const { formats } = useStores();
  const { answer, times } = store;
  const venues = venuesOf(game).offered;
  const choice = { onToggle: answer.toggleVenue, ratherNot: answer.marks.venues, onMark: answer.markVenue };
  const [only] = answer.offer.starts;
  const viewer = useViewerZone(game.timezone);
  return (
    <>
      {answer.offer.needsTime && times && <TimeChoice answer={answer} times={times} />}
      {!answer.offer.needsTime && (
        <section aria-labelledby="when" className={styles.part}>
          <h2 id="when">{t('invitation.when.one')}</h2>
          {times && only && (
            <SlotText slot={formatSlot(periodFrom(only, times.duration), times.timezone, viewer, formats)} />
          )}
        </section>
      )}
      <section aria-labelledby="where" className={styles.part}>
        <h2 id="where">{t(answer.offer.needsVenue ? 'invitation.where.choose' : 'invitation.where.one')}</h2>
        <VenueChoice venues={venues} chosen={answer.venues} choice={answer.offer.needsVenue ? choice : null} />
        <CourtFacts game={game} />
      </section>
    </>
  );
});

/** One slot in large figures, the viewer's own clock below where it shows something else. */
function SlotText({ slot }: { slot: Slot }) {
  const t = useText();
  const { viewer } = slot;
  return (
    <p className={slotStyles.slot}>
      <span className={slotStyles.day}>{slot.day}</span>
      <span className={slotStyles.time}>{slot.time}</span>
      {viewer && <small>{t('calendar.chosen.yours', { time: viewer.short })}</small>}
    </p>
  );
}

import { observer } from 'mobx-react-lite';
import { formatSlot } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import styles from './answer/Answer.module.css';
import type { InvitationStore } from './InvitationStore.ts';
import { placesOf } from './invitationFacts.ts';
import { SlotCalendar } from './slots/SlotCalendar.tsx';
import { SlotText } from './slots/SlotText.tsx';
import { CourtFacts } from './venues/CourtFacts.tsx';
import { PlaceChoice } from './venues/PlaceChoice.tsx';

/** When and where the match could be, to choose from. */
export const Offer = observer(function Offer({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const { formats } = useStores();
  const { offer } = store;
  const places = placesOf(game).offered;
  const [only] = store.starts;
  const viewer = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <section aria-labelledby="when" className={styles.part}>
        <h2 id="when">{t(store.needsTime ? 'invitation.when.choose' : 'invitation.when.one')}</h2>
        {store.needsTime && offer && <SlotCalendar {...offer} selected={store.playable} onChange={store.choose} />}
        {!store.needsTime && offer && only && (
          <SlotText
            slot={formatSlot(
              {
                fromTime: only,
                toTime: new Date(Date.parse(only) + offer.duration * 60_000).toISOString(),
              },
              offer.timezone,
              viewer,
              formats,
            )}
          />
        )}
      </section>
      <section aria-labelledby="where" className={styles.part}>
        <h2 id="where">{t(store.needsPlace ? 'invitation.where.choose' : 'invitation.where.one')}</h2>
        <PlaceChoice places={places} chosen={store.places} onToggle={store.needsPlace ? store.togglePlace : null} />
        <CourtFacts game={game} />
      </section>
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { formatSlot } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './Answer.module.css';
import { AnswerBar } from './AnswerBar.tsx';
import { CourtFacts } from './CourtFacts.tsx';
import { SlotCalendar } from './calendar/SlotCalendar.tsx';
import type { InvitationStore } from './InvitationStore.ts';
import { placesOf } from './invitationFacts.ts';
import { PlaceChoice } from './PlaceChoice.tsx';
import { SlotText } from './SlotText.tsx';

const ClashNotice = lazy(() => import('./ClashNotice.tsx'));
const VisitorForm = lazy(() => import('./VisitorForm.tsx'));

interface AnswerProps {
  store: InvitationStore;
  game: Game;
}

/** Choosing time and place and saying yes or no. */
export const Answer = observer(function Answer({ store, game }: AnswerProps) {
  const t = useText();
  const { formats } = useStores();
  const { offer } = store;
  const places = placesOf(game).offered;
  const hasPhone = game.currentInvitee?.hasPhone ?? false;
  const [only] = store.starts;
  const viewer = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className={styles.answer}>
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
      {store.touched && (
        <Suspense>
          <ClashNotice store={store} game={game} />
        </Suspense>
      )}
      {store.sharing && (
        <Suspense fallback={<Skeleton height={16} />}>
          <VisitorForm visitor={store.visitor} />
        </Suspense>
      )}
      <details className={styles.more} open={Boolean(store.note) || undefined}>
        <summary>{t('invitation.more', { name: game.owner.firstName })}</summary>
        <div className={styles.extras}>
          <TextArea
            label={t('invitation.note.label', { name: game.owner.firstName })}
            hint={t('invitation.note.hint')}
            rows={3}
            maxLength={1000}
            value={store.note}
            onChange={store.setNote}
          />
          {(hasPhone || store.visitor.phone !== '') && (
            <Checkbox
              label={t('invitation.phone.label')}
              hint={t('invitation.phone.hint')}
              checked={store.shareMyPhone}
              onChange={store.setShareMyPhone}
            />
          )}
        </div>
      </details>
      <AnswerBar store={store} game={game} />
    </div>
  );
});

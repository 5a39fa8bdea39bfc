import { observer } from 'mobx-react-lite';
import { periodFrom } from '../../../../shared/domain/calendar/zone.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { formatSlot } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useViewerZone } from '../../../i18n/useViewerZone.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { venuesOf } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import styles from './UnfitNotice.module.css';

/** Says that a yes fits nobody, and which one would (R-would-fit). */
export const UnfitNotice = observer(function UnfitNotice({ game }: { game: Game }) {
  const t = useText();
  const { formats, language } = useStores();
  const { wouldFit, timezone, gamePreference } = game;
  const viewerZone = useViewerZone(timezone);
  if (!wouldFit) return null;
  const { offered } = venuesOf(game);
  const names = offered.filter(({ id }) => wouldFit.venues.includes(id)).map(({ location }) => location.name);
  const slots = wouldFit.starts.map((start) =>
    formatSlot(periodFrom(start, gamePreference.duration), timezone, viewerZone, formats),
  );
  const days = [...new Set(slots.map(({ day }) => day))];
  const venues = formatList(names, language.language, 'disjunction');
  return (
    <Notice tone="warn" live title={t('invitation.unfit')}>
      {wouldFit.starts.length === 0 ? (
        t('invitation.unfit.nothing', { name: game.owner.firstName })
      ) : (
        <>
          {t('invitation.unfit.can')}
          <ul>
            {days.map((day) => (
              <li key={day}>
                <strong className={styles.day}>{day}</strong>
                {slots
                  .filter((slot) => slot.day === day)
                  .map(({ time, viewer }) => (
                    <span key={time} className={styles.slot}>
                      {time}
                      {viewer && <small> {t('calendar.chosen.yours', { time: viewer.short })}</small>}
                    </span>
                  ))}
              </li>
            ))}
          </ul>
        </>
      )}
      {offered.length > 1 && names.length > 0 && <p>{t('invitation.unfit.places', { venues })}</p>}
    </Notice>
  );
});

import { observer } from 'mobx-react-lite';
import { deviceZone } from '../../../i18n/deviceZone.ts';
import { formatDayBrief, formatSlot } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { MatchView } from '../matchView.ts';
import styles from './Match.module.css';

/** The slot at the venue, with the viewer's own clock where it shows something else; or how many are offered. */
export const MatchWhen = observer(function MatchWhen({ match }: { match: MatchView }) {
  const t = useText();
  const { formats } = useStores();
  const { slot, game, offered, time } = match;
  if (!slot) {
    return (
      <div className={styles.when}>
        {t('dashboard.offered.on', { count: offered, day: formatDayBrief(new Date(time), game.timezone, formats) })}
      </div>
    );
  }
  const text = formatSlot(slot, game.timezone, deviceZone(game.timezone), formats);
  return (
    <time className={styles.when} dateTime={slot.fromTime}>
      <span>{text.day}</span> <span>{text.time}</span>
      {!game.fromTime && <small>{t('dashboard.offered', { count: offered })}</small>}
      {text.viewer && (
        <small>
          {t('dashboard.yourTime', {
            when: text.viewer.short,
          })}
        </small>
      )}
    </time>
  );
});

import type { SlotText as Slot } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import styles from './SlotText.module.css';

/** One slot in large figures, the viewer's own clock below where it shows something else. */
export function SlotText({ slot }: { slot: Slot }) {
  const t = useText();
  const { viewer } = slot;
  return (
    <p className={styles.slot}>
      <span className={styles.day}>{slot.day}</span>
      <span className={styles.time}>{slot.time}</span>
      {viewer && <small>{t('calendar.chosen.yours', { time: viewer.short })}</small>}
    </p>
  );
}

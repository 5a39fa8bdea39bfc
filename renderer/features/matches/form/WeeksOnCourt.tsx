import type { Form } from '../../../../shared/contract/schemas/ratings/form.ts';
import { useText } from '../../../i18n/useText.ts';
import { CourtMark } from '../../../ui/court/CourtMark.tsx';
import { useArrived } from '../../../ui/useArrived.ts';
import styles from './Form.module.css';

/** A small court for each week on court, an empty place for the others: no flame, and no guilt. */
export function WeeksOnCourt({ weeks, row }: { weeks: Form['weeks']; row: number }) {
  const t = useText();
  const onCourt = weeks.filter(({ sport }) => sport !== null).map(({ monday }) => monday);
  const arrived = useArrived(onCourt);
  const played = onCourt.length;
  const all = t('form.weeks', { played, total: weeks.length });
  return (
    <div className={styles.weeks}>
      <div className={styles.courts} aria-hidden="true">
        {weeks.map(({ monday, sport }) => (
          <span key={monday} className={sport ? styles.week : styles.off} data-new={arrived.has(monday) || undefined}>
            {sport && <CourtMark sport={sport} />}
          </span>
        ))}
      </div>
      <p className={styles.text}>
        {[row > 1 && t('form.row', { count: row }), row < weeks.length && all].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

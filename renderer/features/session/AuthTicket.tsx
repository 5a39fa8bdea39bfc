import { observer } from 'mobx-react-lite';
import { formatClock, formatWeekday } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Pips } from '../../ui/display/Pips.tsx';
import { Flip } from '../../ui/sports/Flip.tsx';
import styles from './AuthTicket.module.css';

/** A Thursday evening, as any club has them. */
const DAY = '2026-01-01';
const START = `${DAY}T18:00:00Z`;

/** The match that the court would have: for eyes, where there is room below it. */
const AuthTicket = observer(function AuthTicket() {
  const t = useText();
  const { formats } = useStores();
  return (
    <div className={styles.ticket} aria-hidden="true">
      <Flip value={formatClock(START, 'UTC', formats)} />
      <p className={styles.words}>
        <strong>{formatWeekday(DAY, formats, 'long')}</strong>
        <small>{t('banner.ticket')}</small>
      </p>
      <Pips answers={['yes', 'yes', 'yes', 'silent']} label="" />
    </div>
  );
});

export default AuthTicket;

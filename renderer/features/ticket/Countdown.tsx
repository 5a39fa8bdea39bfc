import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { intlTag } from '../../../shared/locales/intl.ts';
import { formatDuration } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Flip } from '../../ui/sports/Flip.tsx';
import styles from './TicketStub.module.css';
import { timeLeft } from './timeLeft.ts';

/** What is shown changes once a minute at most. */
const LOOK_EVERY = 15_000;

/**
 * How long it is until the match: in days, and from the day before on in hours and minutes.
 * @param to ISO instant
 * @param zone of the venue
 */
export const Countdown = observer(function Countdown({ to, zone }: { to: string; zone: string }) {
  const t = useText();
  const { config, language } = useStores();
  const [now, setNow] = useState(() => config.now().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(config.now().toISOString()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [config]);
  const left = timeLeft(to, now, zone);
  if (!left) return null;
  const format = new Intl.NumberFormat(intlTag(language.language), { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const unit = format.formatToParts(left.days).find(({ type }) => type === 'unit')?.value;
  return (
    <span className={styles.countdown} role="timer" aria-atomic="true">
      {t('ticket.startsIn')}
      <span className={styles.left}>
        {left.days > 0 ? (
          <>
            <Flip value={`${left.days}`} size="s" /> {unit}
          </>
        ) : (
          <Flip value={left.clock} label={formatDuration(left.minutes, language)} size="s" />
        )}
      </span>
    </span>
  );
});

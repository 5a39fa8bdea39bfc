import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SPORTS } from '../../../shared/domain/values.ts';
import { formatList } from '../../../shared/locales/intl.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import styles from './SportWord.module.css';

/** Milliseconds a sport's name stays (R-banner). */
const INTERVAL = 800;

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * The sports one after the other, beside the name. A press pauses or resumes them; they also pause under the
 * pointer, with the focus, in a hidden tab and for those who want less motion.
 */
export const SportWord = observer(function SportWord() {
  const t = useText();
  const { config, language: store } = useStores();
  const { language } = store;
  const [at, setAt] = useState(() => Math.max(0, SPORTS.indexOf(config.value?.sport ?? 'TENNIS')));
  const movesLess = useMedia(LESS_MOTION);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const paused = chosen ?? movesLess;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (paused || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((index) => (index + 1) % SPORTS.length);
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [paused, held]);
  const sports = formatList(
    SPORTS.map((sport) => t(`sport.${sport}`)),
    language,
    'disjunction',
  );
  return (
    <>
      <VisuallyHidden>{t('banner.lead', { sport: sports })}</VisuallyHidden>
      <button
        type="button"
        className={styles.word}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onClick={() => setChosen(!paused)}
      >
        <VisuallyHidden>{t(paused ? 'banner.resume' : 'banner.pause')}</VisuallyHidden>
        <span className={styles.sports} aria-hidden="true">
          {SPORTS.map((sport, index) => (
            <span key={sport} data-shown={index === at || undefined}>
              {t(`sport.${sport}`)}
            </span>
          ))}
        </span>
      </button>
    </>
  );
});

import { useEffect, useState } from 'react';
import { SPORTS } from '../../../shared/domain/values.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import styles from './SportsBanner.module.css';

/** Milliseconds a sport's name stays (R-banner). */
const INTERVAL = 800;

const movesLess = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The sports one after the other. Stands still when paused, under the pointer, with the focus inside, in a hidden tab
 * and for those who want less motion.
 */
export function SportsBanner() {
  const t = useText();
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(movesLess);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (paused || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((index) => (index + 1) % SPORTS.length);
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [paused, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding still needs no control of its own; the button pauses
    <div
      className={styles.banner}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.inner}>
        <button
          type="button"
          className={styles.pause}
          aria-label={t(paused ? 'banner.resume' : 'banner.pause')}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} size="s" />
        </button>
        <span className={styles.words}>
          <span className={styles.lead}>{t('banner.lead')}</span>
          <VisuallyHidden>{SPORTS.map((sport) => t(`sport.${sport}`)).join(', ')}</VisuallyHidden>
          <span className={styles.sports} aria-hidden="true">
            {SPORTS.map((sport, index) => (
              <span key={sport} data-shown={index === at || undefined}>
                {t(`sport.${sport}`)}
              </span>
            ))}
          </span>
        </span>
        <Link to={PATHS.quickStart} className={styles.link}>
          {t('banner.quickStart')}
        </Link>
      </div>
    </div>
  );
}

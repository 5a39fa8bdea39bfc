import { SPORTS } from '../../../shared/domain/values.ts';
import { useText } from '../../i18n/useText.ts';
import { classNames } from '../../ui/classNames.ts';
import { Court } from '../../ui/court/Court.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import styles from './AuthCourt.module.css';

/** Another sport every day: whoever plays padel is not always met by tennis. */
const sportOfToday = () => SPORTS[new Date().getDate() % SPORTS.length] ?? 'TENNIS';

/**
 * `done`: the other half is taken, nothing is asked any more. `low`: a long form needs its room. `quiet`: nobody is asked onto
 * it, as where mails are stopped (R-banner).
 */
export type AuthCourtState = 'open' | 'done' | 'low' | 'quiet';

/** A court on which somebody waits, and a place on the other side for who looks at it. */
export function AuthCourt({ state }: { state: AuthCourtState }) {
  const t = useText();
  const sport = sportOfToday();
  const name = t('invitation.players.you');
  const ball = { key: 'ball', name: '', picture: <Sign icon="ball" /> };
  const you = state === 'done' ? { key: 'you', name, picture: <Sign icon="check" /> } : null;
  return (
    <Court
      sport={sport}
      size="l"
      className={classNames(styles.court, (state === 'low' || state === 'quiet') && styles.low)}
      {...(state !== 'quiet' && { sides: [[ball], [you]], openText: name })}
    >
      {state === 'quiet' ? undefined : (
        <p className={styles.headline}>
          {t('banner.lead')} <span>{t(`sport.${sport}`)}</span>
        </p>
      )}
    </Court>
  );
}

function Sign({ icon }: { icon: 'ball' | 'check' }) {
  return (
    <span className={styles.sign}>
      <Icon name={icon} />
    </span>
  );
}

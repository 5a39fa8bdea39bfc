import { sportOfDay } from '../../app/frame/sportOfDay.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { classNames } from '../../ui/classNames.ts';
import { Court } from '../../ui/court/Court.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { BALL_ICON, CHECK_ICON, type IconPath } from '../../ui/display/icons.ts';
import styles from './AuthCourt.module.css';

const BREAK = '\n';

/**
 * `done`: the other half is taken, nothing is asked any more. `low`: a long form needs its room. `quiet`: nobody is asked onto
 * it, as where mails are stopped (R-banner).
 */
export type AuthCourtState = 'open' | 'done' | 'low' | 'quiet';

/** A court on which somebody waits, and a place on the other side for who looks at it. */
export function AuthCourt({ state }: { state: AuthCourtState }) {
  const t = useText();
  const sport = sportOfDay(useStores().config.now());
  // The sport has a look of its own, wherever the language puts it.
  const [before, after] = t('banner.lead', { sport: BREAK }).split(BREAK);
  const name = t('invitation.players.you');
  const ball = { key: 'ball', name: '', picture: <Sign icon={BALL_ICON} /> };
  const you = state === 'done' ? { key: 'you', name, picture: <Sign icon={CHECK_ICON} /> } : null;
  return (
    <Court
      sport={sport}
      size="l"
      className={classNames(styles.court, (state === 'low' || state === 'quiet') && styles.low)}
      {...(state !== 'quiet' && { sides: [[ball], [you]], openText: name })}
    >
      {state === 'quiet' ? undefined : (
        <p className={styles.headline}>
          {before}
          <span>{t(`sport.${sport}`)}</span>
          {after}
        </p>
      )}
    </Court>
  );
}

function Sign({ icon }: { icon: IconPath }) {
  return (
    <span className={styles.sign}>
      <Icon path={icon} />
    </span>
  );
}

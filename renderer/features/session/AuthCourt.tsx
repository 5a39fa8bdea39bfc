import { observer } from 'mobx-react-lite';
import { chunk } from '../../common/chunk.tsx';
import { clubPlayers } from '../../common/people/clubPlayers.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { classNames } from '../../ui/classNames.ts';
import { Court } from '../../ui/court/Court.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHECK_ICON, type IconPath } from '../../ui/display/icons.ts';
import { useMedia, WIDE } from '../../ui/useMedia.ts';
import styles from './AuthCourt.module.css';

/** On wide windows alone: a phone that waits for the page does not wait for it. */
const Ticket = chunk(() => import('./AuthTicket.tsx')).Part;

const BREAK = '\n';

/**
 * `done`: the other half is taken, nothing is asked any more. `low`: a long form needs its room. `quiet`: four play on it and
 * nobody is asked to, as where mails are stopped (R-banner).
 */
export type AuthCourtState = 'open' | 'done' | 'low' | 'quiet';

/** A court on which three wait, and a place beside them for the viewer. */
export const AuthCourt = observer(function AuthCourt({ state }: { state: AuthCourtState }) {
  const t = useText();
  const { config, language } = useStores();
  const isWide = useMedia(WIDE);
  const sport = config.value?.sport ?? 'TENNIS';
  // The sport has a look of its own, wherever the language puts it.
  const [before, after] = t('banner.lead', { sport: BREAK }).split(BREAK);
  const name = t('invitation.players.you');
  const [nora, bence, zsofia, milan] = clubPlayers(language.language);
  const you = state === 'done' ? { key: 'you', name, picture: <Sign icon={CHECK_ICON} /> } : null;
  const isQuiet = state === 'quiet';
  const hasTicket = state === 'open' || state === 'low';
  return (
    <div className={styles.stage}>
      <Court
        sport={sport}
        size="l"
        className={classNames(styles.court, (state === 'low' || isQuiet) && styles.low, hasTicket && styles.over)}
        sides={[
          [nora, bence],
          [zsofia, isQuiet ? milan : you],
        ]}
        openText={name}
      >
        {isQuiet ? undefined : (
          <p className={styles.headline}>
            {before}
            <span>{t(`sport.${sport}`)}</span>
            {after}
          </p>
        )}
      </Court>
      {isWide && hasTicket && <Ticket />}
    </div>
  );
});

function Sign({ icon }: { icon: IconPath }) {
  return (
    <span className={styles.sign}>
      <Icon path={icon} />
    </span>
  );
}

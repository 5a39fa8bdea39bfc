import { SPORTS } from '../../../shared/domain/values.ts';
import { useText } from '../../i18n/useText.ts';
import { Court } from '../../ui/court/Court.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import styles from './AuthCourt.module.css';

/** Another sport every day: whoever plays padel is not always met by tennis. */
const sportOfToday = () => SPORTS[new Date().getDate() % SPORTS.length] ?? 'TENNIS';

/** A court on which somebody waits, and a place on the other side for who looks at it. */
export function AuthCourt({ isDone }: { isDone: boolean }) {
  const t = useText();
  const sport = sportOfToday();
  const name = t('invitation.players.you');
  const ball = { key: 'ball', name: '', picture: <Sign icon="ball" /> };
  const you = isDone ? { key: 'you', name, picture: <Sign icon="check" /> } : null;
  return (
    <Court sport={sport} size="l" className={styles.court} sides={[[ball], [you]]} openText={name}>
      <p className={styles.headline}>
        {t('banner.lead')} <span>{t(`sport.${sport}`)}</span>
      </p>
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

import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { Link } from '../../ui/actions/Link.tsx';
import styles from './ProfilePage.module.css';

/** What the figures below say, for who wants to know (R-profile-page). */
export function RatingInfo() {
  const t = useText();
  return (
    <details className={styles.info}>
      <summary>{t('profile.how')}</summary>
      <p>{t('rankings.meaning')}</p>
      <p>{t('profile.how.result')}</p>
      <p>
        <Link to={PATHS.ratingQuality}>{t('quality.title')}</Link>
      </p>
    </details>
  );
}

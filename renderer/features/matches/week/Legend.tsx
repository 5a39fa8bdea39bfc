import { useText } from '../../../i18n/useText.ts';
import styles from './Legend.module.css';

/** What the pictures of the week mean, and how an hour is offered. */
export function Legend() {
  const t = useText();
  return (
    <p className={styles.legend}>
      <span data-sport="TENNIS">
        <i data-look="agreed" aria-hidden="true" />
        {t('week.agreed')}
      </span>
      <span data-sport="TENNIS">
        <i data-look="offered" aria-hidden="true" />
        {t('week.offered')}
      </span>
      <span>
        <i data-look="due" aria-hidden="true" />
        {t('week.due')}
      </span>
      <span className={styles.hint}>{t('week.hint')}</span>
    </p>
  );
}

import { observer } from 'mobx-react-lite';
import { formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import styles from './Sureness.module.css';

interface SurenessProps {
  /** On the shown scale; a server of the release before does not say it. */
  width: number | undefined;
  provisional: boolean;
}

/** How sure a level is, beside it (R-rating-width). */
export const Sureness = observer(function Sureness({ width, provisional }: SurenessProps) {
  const t = useText();
  const { language } = useStores().language;
  if (width === undefined) return null;
  return (
    <small className={styles.sure}>
      {t('levels.width', { width: formatRating(width, language) })}
      {provisional && ` · ${t('levels.provisional')}`}
    </small>
  );
});

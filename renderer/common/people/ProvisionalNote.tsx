import { observer } from 'mobx-react-lite';
import { formatList } from '../../../shared/locales/intl.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import styles from './Sureness.module.css';

/** That a chance rests on the provisional rating of some players; nothing where it does not (R-rating-width). */
export const ProvisionalNote = observer(function ProvisionalNote({ names }: { names: readonly string[] }) {
  const t = useText();
  const { language } = useStores().language;
  if (names.length === 0) return null;
  return (
    <p className={styles.sure}>
      {t('levels.provisional.chance', { names: formatList(names, language), count: names.length })}
    </p>
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { CLOSE_ICON } from '../../ui/display/icons.ts';
import styles from './RankingsPage.module.css';

/** Under this name a device remembers that the news was closed. */
const READ = 'ratingRule';

/** Says that ratings follow another rule than before, until it is closed on this device (R-rating-news). */
export const RuleNews = observer(function RuleNews() {
  const t = useText();
  const { memory } = useStores();
  const [isRead, setRead] = useState(() => memory.get(READ) !== null);
  if (isRead) return null;
  const close = () => {
    memory.set(READ, 'MARGIN');
    setRead(true);
  };
  return (
    <div className={styles.news}>
      <p>{t('levels.news')}</p>
      <IconButton icon={CLOSE_ICON} label={t('alert.close')} onClick={close} />
    </div>
  );
});

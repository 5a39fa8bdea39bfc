import { useText } from '../../../i18n/useText.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { BALL_ICON } from '../../../ui/display/icons.ts';
import { PictureKey } from '../../../ui/display/PictureKey.tsx';
import styles from './WeekStrip.module.css';

/** What the signs on the strip mean, as far as there are any. */
export function StripKey({ isUsual, isOften, isBusy }: { isUsual: boolean; isOften: boolean; isBusy: boolean }) {
  const t = useText();
  if (!isUsual && !isOften && !isBusy) return null;
  return (
    <div aria-hidden="true" className={styles.key}>
      <PictureKey>
        {isUsual && (
          <span>
            <i className={`${styles.cell} ${styles.usual}`} />
            {t('organise.strip.usual')}
          </span>
        )}
        {isOften && (
          <span>
            <i className={styles.dot} />
            {t('organise.strip.dot')}
          </span>
        )}
        {isBusy && (
          <span>
            <Icon path={BALL_ICON} size="s" />
            {t('organise.strip.busy')}
          </span>
        )}
      </PictureKey>
    </div>
  );
}

import { QuickStartLink } from '../../common/routing/RouteLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { INFO_ICON } from '../../ui/display/icons.ts';
import styles from './Header.module.css';
import { LanguageSelect } from './LanguageSelect.tsx';

/** The end of a public page's header: how it works, and the language (R-banner). */
export function PublicEnd({ quickStart = true }: { quickStart?: boolean }) {
  const t = useText();
  return (
    <>
      {quickStart && (
        <QuickStartLink className={styles.quickStart}>
          <Icon path={INFO_ICON} />
          <span>{t('banner.quickStart')}</span>
        </QuickStartLink>
      )}
      <LanguageSelect short />
    </>
  );
}

import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { Link } from '../../ui/actions/Link.tsx';
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
        <Link to={PATHS.quickStart} className={styles.quickStart}>
          <Icon path={INFO_ICON} />
          <span>{t('banner.quickStart')}</span>
        </Link>
      )}
      <LanguageSelect />
    </>
  );
}

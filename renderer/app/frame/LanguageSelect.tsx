import { observer } from 'mobx-react-lite';
import { LANGUAGE_NAMES, LANGUAGES, toLanguage } from '../../../shared/locales/languages.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHEVRON_DOWN_ICON, GLOBE_ICON } from '../../ui/display/icons.ts';
import styles from './LanguageSelect.module.css';
import { useChooseLanguage } from './useChooseLanguage.ts';

interface LanguageSelectProps {
  /** By its code alone, where there is no room for its name: in a header. */
  short?: boolean;
}

/** The language selector of headers and menu. */
export const LanguageSelect = observer(function LanguageSelect({ short = false }: LanguageSelectProps) {
  const t = useText();
  const { language } = useStores();
  const choose = useChooseLanguage();
  return (
    <span className={classNames(styles.wrap, short && styles.short)} data-needs-script="">
      <Icon path={GLOBE_ICON} />
      {short && (
        <span className={styles.code} aria-hidden="true">
          {language.language.toUpperCase()}
        </span>
      )}
      <select
        className={styles.select}
        aria-label={t('language.choose')}
        value={language.language}
        onChange={(event) => {
          const chosen = toLanguage(event.currentTarget.value);
          if (chosen) choose(chosen);
        }}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
      {!short && <Icon path={CHEVRON_DOWN_ICON} size="s" />}
    </span>
  );
});

import { observer } from 'mobx-react-lite';
import { LANGUAGE_NAMES, LANGUAGES, toLanguage } from '../../../shared/locales/languages.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHEVRON_DOWN_ICON, GLOBE_ICON } from '../../ui/display/icons.ts';
import styles from './LanguageSelect.module.css';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** The language selector of the headers. */
export const LanguageSelect = observer(function LanguageSelect() {
  const t = useText();
  const { language } = useStores();
  const choose = useChooseLanguage();
  return (
    <span className={styles.wrap} data-needs-script="">
      <Icon path={GLOBE_ICON} />
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
      <Icon path={CHEVRON_DOWN_ICON} size="s" />
    </span>
  );
});

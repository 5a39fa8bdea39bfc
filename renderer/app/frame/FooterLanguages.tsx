import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../shared/locales/languages.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { GLOBE_ICON } from '../../ui/display/icons.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import styles from './Footer.module.css';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** The language shown, which opens into a link for each. */
export const FooterLanguages = observer(function FooterLanguages() {
  const t = useText();
  const { language } = useStores();
  const choose = useChooseLanguage();
  const name = LANGUAGE_NAMES[language.language];
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <nav aria-label={t('footer.languages')}>
      <details ref={details} className={styles.languages}>
        <summary>
          <Icon path={GLOBE_ICON} size="s" />
          <VisuallyHidden>{t('footer.language', { name })}</VisuallyHidden>
          <span aria-hidden="true">{name}</span>
        </summary>
        <ul>
          {LANGUAGES.map((code) => (
            <li key={code}>
              <a
                href={`?lang=${code}`}
                lang={code}
                hrefLang={code}
                aria-current={code === language.language || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  if (details.current) details.current.open = false;
                  choose(code);
                }}
              >
                {LANGUAGE_NAMES[code]}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
});

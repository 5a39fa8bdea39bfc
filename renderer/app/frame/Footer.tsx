import { observer } from 'mobx-react-lite';
import { BRAND } from '../../../shared/brand.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../shared/locales/languages.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { CourtLines } from '../../ui/display/CourtLines.tsx';
import { RouteLink } from '../routing/RouteLink.tsx';
import styles from './Footer.module.css';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** On every page (R-footer): where else to find us, the small print, the languages. */
export const Footer = observer(function Footer() {
  const t = useText();
  const { config, language } = useStores();
  const choose = useChooseLanguage();
  const links = config.value?.links;
  const social = links?.social ?? [];
  return (
    <footer className={styles.footer}>
      <div className={styles.court}>
        <CourtLines fade />
      </div>
      <div className={styles.inner}>
        <p className={styles.motto}>
          <strong>{BRAND.name}</strong> {t('footer.free')}
        </p>
        <nav aria-label={t('footer.label')}>
          <ul className={styles.links}>
            <RouteLink url={links?.quickStart} own={PATHS.quickStart} text={t('footer.quickStart')} />
            <RouteLink url={links?.appStore} own={PATHS.apps} text={t('footer.appStore')} />
            <RouteLink url={links?.playStore} own={PATHS.apps} text={t('footer.playStore')} />
            {social.map(({ name, url }) => (
              <RouteLink key={url} url={url} own={PATHS.social} text={name} />
            ))}
            {social.length === 0 && <RouteLink own={PATHS.social} text={t('footer.social')} />}
            <RouteLink url={links?.privacy} own={PATHS.privacy} text={t('footer.privacy')} />
            <RouteLink url={links?.terms} own={PATHS.terms} text={t('footer.terms')} />
            <RouteLink url={links?.imprint} own={PATHS.imprint} text={t('footer.imprint')} />
          </ul>
        </nav>
        <nav aria-label={t('footer.languages')}>
          <ul className={styles.links}>
            {LANGUAGES.map((code) => (
              <li key={code}>
                <a
                  href={`?lang=${code}`}
                  lang={code}
                  hrefLang={code}
                  aria-current={code === language.language || undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    choose(code);
                  }}
                >
                  {LANGUAGE_NAMES[code]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
});

import { observer } from 'mobx-react-lite';
import { BRAND } from '../../../shared/brand.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { RouteLink } from '../../common/routing/RouteLink.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import styles from './Footer.module.css';
import { FooterLanguages } from './FooterLanguages.tsx';

/**
 * On every page (R-footer): our other addresses, the small print, the languages.
 * @param isShort without the licences, for guests, whose page is to fit their phone (R-measure-heights)
 */
export const Footer = observer(function Footer({ isShort = false }: { isShort?: boolean }) {
  const t = useText();
  const { config } = useStores();
  const links = config.value?.links;
  const social = links?.social ?? [];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>
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
            {!isShort && <RouteLink own={PATHS.licences} text={t('footer.licences')} />}
          </ul>
        </nav>
        <FooterLanguages />
      </div>
    </footer>
  );
});

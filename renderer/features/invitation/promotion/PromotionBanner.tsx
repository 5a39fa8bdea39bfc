import { observer } from 'mobx-react-lite';
import { BRAND } from '../../../../shared/brand.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { chunk } from '../../../app/chunk.tsx';
import { RouteLink } from '../../../app/routing/RouteLink.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import styles from './PromotionBanner.module.css';

const OpenInDesktop = chunk(() => import('../../desktop/OpenInDesktop.tsx'), { waiting: null, isExtra: true }).Part;

/** Who we are, for those who meet us by an invitation: after everything they came for. */
const PromotionBanner = observer(function PromotionBanner() {
  const t = useText();
  const { config, offersDesktop } = useStores();
  const links = config.value?.links;
  return (
    <section className={styles.banner} aria-labelledby="promotion">
      <div className={styles.inner}>
        <div>
          <h2 id="promotion">{t('promotion.title', { product: BRAND.name })}</h2>
          <p>{t('promotion.text')}</p>
          {offersDesktop && <OpenInDesktop />}
        </div>
        <ul className={styles.links}>
          <RouteLink url={links?.quickStart} own={PATHS.quickStart} text={t('banner.quickStart')} />
          <RouteLink url={links?.appStore} own={PATHS.apps} text={t('footer.appStore')} />
          <RouteLink url={links?.playStore} own={PATHS.apps} text={t('footer.playStore')} />
        </ul>
      </div>
    </section>
  );
});

export default PromotionBanner;

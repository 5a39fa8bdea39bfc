import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BRAND } from '../../../../shared/brand.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { chunk } from '../../../common/chunk.tsx';
import { RouteLink } from '../../../common/routing/RouteLink.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Fold } from '../../../ui/forms/Fold.tsx';
import styles from './PromotionBanner.module.css';

const OpenInDesktop = chunk(() => import('../../desktop/OpenInDesktop.tsx'), { waiting: null, isExtra: true }).Part;

/**
 * Introduces us to people who meet us by an invitation: after everything they came for.
 * @param search the times that the mail's button marked (R-time-buttons)
 */
export const PromotionBanner = observer(function PromotionBanner({ search }: { search: string }) {
  const { offersDesktop, session } = useStores();
  if (session.asking) return null;
  if (!session.user) return <Promotion search={search} />;
  // Somebody with an account knows us already.
  return offersDesktop ? (
    <div className={styles.desktop}>
      <OpenInDesktop search={search} />
    </div>
  ) : null;
});

/** One line, until somebody asks. */
const Promotion = observer(function Promotion({ search }: { search: string }) {
  const t = useText();
  const { config, offersDesktop } = useStores();
  const links = config.value?.links;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.banner}>
      <div className={styles.inner}>
        <Fold label={<h2>{t('promotion.title', { product: BRAND.name })}</h2>} open={isOpen} onToggle={setOpen}>
          <p>{t('promotion.text')}</p>
          {offersDesktop && <OpenInDesktop search={search} />}
          <ul className={styles.links}>
            <RouteLink url={links?.quickStart} own={PATHS.quickStart} text={t('banner.quickStart')} />
            <RouteLink url={links?.appStore} own={PATHS.apps} text={t('footer.appStore')} />
            <RouteLink url={links?.playStore} own={PATHS.apps} text={t('footer.playStore')} />
          </ul>
        </Fold>
      </div>
    </section>
  );
});

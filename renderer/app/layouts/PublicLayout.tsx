import type { ReactNode } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import styles from '../../common/Layout.module.css';
import { useRoute } from '../../ui/route.ts';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { OfflineQueueNotice } from '../frame/OfflineQueueNotice.tsx';
import { OfflineNotice, ReleaseNotice } from '../frame/PageNotices.tsx';
import { PublicEnd } from '../frame/PublicEnd.tsx';

/** Log-in, sign-up and the pages for everybody. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { path } = useRoute();
  return (
    <>
      <Header end={<PublicEnd quickStart={!path.startsWith(PATHS.unsubscribe)} />} />
      <OfflineNotice />
      <OfflineQueueNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}

/** A page that another one shows inside itself: without a header (R-noheader). */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineNotice />
      <OfflineQueueNotice />
      <ReleaseNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}

import type { ReactNode } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useRoute } from '../../ui/route.ts';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { OfflineNotice } from '../frame/OfflineNotice.tsx';
import { PublicEnd } from '../frame/PublicEnd.tsx';
import { UnsentNotice } from '../frame/UnsentNotice.tsx';
import styles from './Layout.module.css';

/** Log-in, sign-up and the pages for everybody. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { path } = useRoute();
  const banner = !path.startsWith(PATHS.unsubscribe);
  return (
    <>
      <Header end={<PublicEnd quickStart={banner} />} banner={banner} />
      <OfflineNotice />
      <UnsentNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}

import type { ReactNode } from 'react';
import { Footer } from '../frame/Footer.tsx';
import { OfflineNotice } from '../frame/OfflineNotice.tsx';
import { ReleaseNotice } from '../frame/ReleaseNotice.tsx';
import { UnsentNotice } from '../frame/UnsentNotice.tsx';
import styles from './Layout.module.css';

/** A page that another one shows inside itself: without a header (R-noheader). */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineNotice />
      <UnsentNotice />
      <ReleaseNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}

import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { OfflineNotice } from './OfflineNotice.tsx';

/** A page that another one shows inside itself: without a header (R-noheader). */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}

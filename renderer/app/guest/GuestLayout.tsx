import type { ReactNode } from 'react';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { OfflineNotice } from '../frame/OfflineNotice.tsx';
import { PublicEnd } from '../frame/PublicEnd.tsx';
import { ReleaseNotice } from '../frame/ReleaseNotice.tsx';
import { UnsentNotice } from '../frame/UnsentNotice.tsx';
import styles from '../layouts/Layout.module.css';

/** The external header around an invitation: the page fills the width itself, for its hero. */
export function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header end={<PublicEnd />} />
      <OfflineNotice />
      <UnsentNotice />
      <ReleaseNotice />
      <main id="main" tabIndex={-1} className={styles.bleed}>
        {children}
      </main>
      <Footer isShort />
    </>
  );
}

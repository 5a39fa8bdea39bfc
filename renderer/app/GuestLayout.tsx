import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import styles from './Layout.module.css';
import { OfflineNotice } from './OfflineNotice.tsx';

/** The external header around an invitation: the page fills the width itself, for its hero. */
export function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header end={<LanguageSelect />} />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={styles.bleed}>
        {children}
      </main>
      <Footer />
    </>
  );
}

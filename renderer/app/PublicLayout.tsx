import type { ReactNode } from 'react';
import { PATHS } from '../../shared/routes/paths.ts';
import { usePlace } from '../ui/place.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import styles from './Layout.module.css';
import { OfflineNotice } from './OfflineNotice.tsx';

/** Log-in, sign-up and the pages for everybody. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { path } = usePlace();
  return (
    <>
      <Header end={<LanguageSelect />} banner={!path.startsWith(PATHS.unsubscribe)} />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}

import type { ReactNode } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useRoute } from '../../ui/route.ts';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { LanguageSelect } from '../frame/LanguageSelect.tsx';
import { OfflineNotice } from '../frame/OfflineNotice.tsx';
import { UnsentNotice } from '../frame/UnsentNotice.tsx';
import styles from './Layout.module.css';

/** Log-in, sign-up and the pages for everybody. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { path } = useRoute();
  return (
    <>
      <Header end={<LanguageSelect />} banner={!path.startsWith(PATHS.unsubscribe)} />
      <OfflineNotice />
      <UnsentNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}

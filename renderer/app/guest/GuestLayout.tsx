import type { ReactNode } from 'react';
import styles from '../../common/Layout.module.css';
import { useText } from '../../i18n/useText.ts';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { OfflineQueueNotice } from '../frame/OfflineQueueNotice.tsx';
import { OfflineNotice, ReleaseNotice } from '../frame/PageNotices.tsx';
import { PublicEnd } from '../frame/PublicEnd.tsx';

/** The external header around an invitation: the page fills the width itself, for its hero. */
export function GuestLayout({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <>
      <Header end={<PublicEnd />} />
      <noscript>{import.meta.env.SSR && <p className="firstNote">{t('app.withoutScript.guest')}</p>}</noscript>
      <OfflineNotice />
      <OfflineQueueNotice />
      <ReleaseNotice />
      <main id="main" tabIndex={-1} className={styles.bleed}>
        {children}
      </main>
      <Footer isShort />
    </>
  );
}

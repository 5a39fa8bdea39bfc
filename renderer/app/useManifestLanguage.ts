import { autorun } from 'mobx';
import { useEffect } from 'react';
import { manifestPath } from '../../shared/install/manifestPath.ts';
import { useStores } from '../stores/StoreContext.ts';

/** Has the browser install the app in the language shown (R-installable). */
export function useManifestLanguage(): void {
  const { language } = useStores();
  useEffect(
    () =>
      autorun(() => {
        // The desktop app has none.
        const link = document.querySelector('link[rel="manifest"]');
        link?.setAttribute('href', manifestPath(language.language));
      }),
    [language],
  );
}

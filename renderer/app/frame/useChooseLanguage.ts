import type { Language } from '../../../shared/locales/languages.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useRoute } from '../../ui/route.ts';

/** @returns a function that switches the language: at once, for later visits, and over a `lang` in the address */
export function useChooseLanguage(): (language: Language) => void {
  const root = useStores();
  const { path, search, go } = useRoute();
  return (language) => {
    void root.chooseLanguage(language);
    const rest = new URLSearchParams(search);
    if (!rest.has('lang')) return;
    rest.delete('lang');
    go(rest.size > 0 ? `${path}?${rest}` : path, { replace: true });
  };
}

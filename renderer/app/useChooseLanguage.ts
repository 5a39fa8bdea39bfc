import { useSearchParams } from 'react-router-dom';
import type { Language } from '../../shared/locales/languages.ts';
import { useStores } from '../stores/StoreContext.ts';

/** @returns what switches the language: at once, for later visits, and over a `lang` in the address */
export function useChooseLanguage(): (language: Language) => void {
  const root = useStores();
  const [search, setSearch] = useSearchParams();
  return (language) => {
    void root.chooseLanguage(language);
    if (!search.has('lang')) return;
    const rest = new URLSearchParams(search);
    rest.delete('lang');
    setSearch(rest, { replace: true });
  };
}

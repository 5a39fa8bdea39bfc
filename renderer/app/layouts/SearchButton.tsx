import { useLayoutEffect, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { SEARCH_ICON } from '../../ui/display/icons.ts';
import { chunk } from '../chunk.tsx';

const SearchPalette = chunk(() => import('../../features/search/SearchPalette.tsx'), { isExtra: true }).Part;

/** Opens the search, as Ctrl+K and ⌘K do on every page of a player, but for over another dialog (R-search). */
export function SearchButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  // A key is heard from the first picture on.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <IconButton
        icon={SEARCH_ICON}
        label={t('search.title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SearchPalette onClose={() => setOpen(false)} />}
    </>
  );
}

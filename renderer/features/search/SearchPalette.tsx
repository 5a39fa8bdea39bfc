import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../../common/device/keys.ts';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { useText } from '../../i18n/useText.ts';
import { CourtMark } from '../../ui/court/CourtLines.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useRoute } from '../../ui/route.ts';
import styles from './SearchPalette.module.css';
import { findItems, SEARCH_GROUPS, type SearchItem } from './searchItems.ts';
import { useSearchItems } from './useSearchItems.ts';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Goes to a page, a match or a player by a few letters: one field, and the matching items below it (R-search). */
const SearchPalette = observer(function SearchPalette({ onClose }: { onClose: () => void }) {
  const t = useText();
  const id = useId();
  const { go } = useRoute();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // The dialog itself gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const found = findItems(useSearchItems(), query);
  const current = Math.min(at, found.length - 1);
  const idOf = (index: number) => `${id}-${index}`;
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });
  const open = ({ path, run }: SearchItem) => {
    onClose();
    if (run) return run();
    if (path.startsWith('/')) go(path);
    else window.open(path, '_blank', 'noreferrer,noopener');
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || found.length === 0) return;
    const step = STEPS[event.key];
    const item = found[current];
    if (step !== undefined) setAt((current + step + found.length) % found.length);
    else if (event.key === 'Enter' && item) open(item);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={t('search.title')} closeLabel={t('alert.close')} onClose={onClose}>
      <div className={styles.palette}>
        <TextField
          label={t('search.label')}
          value={query}
          onChange={(value) => {
            setQuery(value);
            setAt(0);
          }}
          onKeyDown={press}
          ref={field}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? idOf(current) : undefined}
        />
        <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label={t('search.title')}>
          {SEARCH_GROUPS.filter((group) => found.some((item) => item.group === group)).map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: the options of a listbox, which has no fieldsets
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className={styles.group}>
                {t(`search.${group}`)}
              </p>
              {found.map((item, index) =>
                item.group === group ? (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus, and the keys
                  <div
                    key={`${item.path} ${item.label}`}
                    id={idOf(index)}
                    className={styles.option}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === current}
                    onClick={() => open(item)}
                  >
                    <span className={styles.picture}>
                      <ItemPicture picture={item.picture} />
                    </span>
                    <span className={styles.words}>
                      <span>{item.label}</span>
                      {item.detail && <small>{item.detail}</small>}
                    </span>
                    {item.keys && <kbd>{item.keys}</kbd>}
                  </div>
                ) : null,
              )}
            </div>
          ))}
        </div>
        <p className={styles.status} role="status">
          {found.length > 0 ? t('search.found', { total: found.length }) : t('search.none')}
        </p>
      </div>
    </Dialog>
  );
});

function ItemPicture({ picture }: Pick<SearchItem, 'picture'>) {
  if (!picture) return null;
  if ('person' in picture) return <PersonAvatar person={picture.person} size="s" />;
  return 'sport' in picture ? <CourtMark sport={picture.sport} /> : <Icon path={picture.icon} />;
}

export default SearchPalette;

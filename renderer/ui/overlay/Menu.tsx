import { type KeyboardEvent, useLayoutEffect } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../display/Icon.tsx';
import type { IconPath } from '../display/icons.ts';
import { useRoute } from '../route.ts';
import styles from './Menu.module.css';
import { useModal } from './useModal.ts';

/** One thing a menu offers: a page, or something that is done. */
export interface MenuEntry {
  label: string;
  icon?: IconPath;
  /** A path of the app. */
  to?: string;
  onSelect?: () => void;
  /** It can't be taken back. */
  isDanger?: boolean;
}

/** The corner of a menu, in pixels of the window. */
export interface Spot {
  x: number;
  y: number;
}

interface MenuProps {
  label: string;
  entries: readonly MenuEntry[];
  spot: Spot;
  onClose: () => void;
}

/** Room between a menu and the window's edge, in pixels. */
const EDGE = 8;

/** Which entry a key leads to; null for keys that mean nothing to a menu. */
function stepOf({ key, shiftKey }: KeyboardEvent, at: number, count: number): number | null {
  if (key === 'ArrowDown' || (key === 'Tab' && !shiftKey)) return (at + 1) % count;
  if (key === 'ArrowUp' || key === 'Tab') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** A menu where it was asked for; on phones a sheet from below. Shown as long as it is mounted. */
export function Menu({ label, entries, spot, onClose }: MenuProps) {
  const dialog = useModal(onClose);
  const route = useRoute();
  useLayoutEffect(() => {
    const menu = dialog.current;
    if (!menu) return;
    const { offsetWidth, offsetHeight } = menu;
    const within = (from: number, size: number, room: number) => Math.max(EDGE, Math.min(from, room - size - EDGE));
    menu.style.setProperty('--x', `${within(spot.x, offsetWidth, window.innerWidth)}px`);
    menu.style.setProperty('--y', `${within(spot.y, offsetHeight, window.innerHeight)}px`);
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [dialog, spot]);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = stepOf(event, at, items.length);
    // The row it is drawn in listens for keys as well.
    event.stopPropagation();
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  const select = ({ to, onSelect }: MenuEntry) => {
    onClose();
    onSelect?.();
    if (to !== undefined) route.go(to);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is a second way of Escape, which closes it too
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div role="menu" aria-label={label} tabIndex={-1} className={styles.entries} onKeyDown={handleKey}>
        {entries.map((entry) => (
          <button
            key={entry.label}
            type="button"
            role="menuitem"
            className={classNames(styles.entry, entry.isDanger && styles.danger)}
            onClick={() => select(entry)}
          >
            {entry.icon && <Icon path={entry.icon} />}
            {entry.label}
          </button>
        ))}
      </div>
    </dialog>
  );
}

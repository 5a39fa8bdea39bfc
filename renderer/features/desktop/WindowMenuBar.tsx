import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { DesktopBridge } from '../../../shared/ipc/desktop.ts';
import styles from './WindowMenuBar.module.css';

/**
 * The title bar of the desktop app on Windows and Linux: the menus' titles, and room for the window's buttons.
 * As everywhere there, F10 leads to the menus and Tab doesn't.
 */
export function WindowMenuBar({ bridge, titles }: { bridge: DesktopBridge; titles: string[] }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = ({ key, shiftKey }: globalThis.KeyboardEvent) => {
      if (key === 'F10' && !shiftKey) bar.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const open = (menu: number, title: Element) => {
    const { left, bottom } = title.getBoundingClientRect();
    void bridge.openMenu({ menu, x: Math.max(0, left), y: Math.max(0, bottom) });
  };
  return (
    <div ref={bar} role="menubar" tabIndex={-1} className={styles.bar} onKeyDown={moveByArrows}>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          role="menuitem"
          aria-haspopup="menu"
          tabIndex={-1}
          onClick={(event) => open(index, event.currentTarget)}
          onKeyDown={(event) => event.key === 'ArrowDown' && open(index, event.currentTarget)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const titles = [...event.currentTarget.querySelectorAll('button')];
  const at = titles.indexOf(event.target as HTMLButtonElement);
  if (!step || at < 0) return;
  event.preventDefault();
  titles.at((at + step) % titles.length)?.focus();
}

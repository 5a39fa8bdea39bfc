import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { MORE_ICON } from '../display/icons.ts';
import { Menu, type MenuEntry, type Spot } from './Menu.tsx';

interface MenuOptions {
  /** The name of the menu and of its button. */
  label: string;
  entries: readonly MenuEntry[];
}

/** The parts of a menu to place. */
export interface MenuParts {
  /** Listeners for the row or block: the right button, the menu key and Shift+F10 open the menu on it. */
  area: {
    onContextMenu: (event: MouseEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** The ⋯ that opens the same menu, for fingers and for those who look for it. */
  button: ReactNode;
  /** The menu while it is open. */
  menu: ReactNode;
}

const below = (element: Element): Spot => {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom };
};

const asksForMenu = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey);

/**
 * The menu of a row or a block: by its ⋯ button, the right button of the mouse, the menu key and Shift+F10. A long press stays the
 * browser's own, and Shift with the right button too, so that links can still be opened elsewhere.
 */
export function useMenu({ label, entries }: MenuOptions): MenuParts {
  const [spot, setSpot] = useState<Spot | null>(null);
  const close = () => setSpot(null);
  const isNone = entries.length === 0;
  return {
    area: {
      onContextMenu: (event) => {
        // In Chromium a pointer event; a keyboard's has no place of its own.
        const { pointerType } = event.nativeEvent as Partial<PointerEvent>;
        if (isNone || pointerType === 'touch' || (event.shiftKey && event.button === 2)) return;
        event.preventDefault();
        const isByMouse = event.clientX > 0 || event.clientY > 0;
        setSpot(isByMouse ? { x: event.clientX, y: event.clientY } : below(event.currentTarget));
      },
      onKeyDown: (event) => {
        if (isNone || !asksForMenu(event)) return;
        event.preventDefault();
        setSpot(below(event.target instanceof Element ? event.target : event.currentTarget));
      },
    },
    button: isNone ? null : (
      <IconButton
        icon={MORE_ICON}
        label={label}
        aria-haspopup="menu"
        aria-expanded={spot !== null}
        onClick={(event) => setSpot(below(event.currentTarget))}
      />
    ),
    menu: spot && <Menu label={label} entries={entries} spot={spot} onClose={close} />,
  };
}

import { type PointerEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { CLOSE_ICON } from '../display/icons.ts';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

/** The first focus, before the cross: a field, or the way out of a question, then any of its buttons. */
const FIELD = '[data-body] :is(input:not([type=radio]), input:checked, select, textarea)';
/** The way back is the first one: a press without a look must do nothing. */
const WAY_BACK = 'footer button';
const FIRST = { dialog: [FIELD, '[data-body] input', WAY_BACK], alertdialog: [WAY_BACK, FIELD] };
const ANY = '[data-body] :is(button, a[href], summary)';

/** Begins an open dialog on the first control that is of use, where nothing in it has taken the focus itself (R-kept-focus). */
function focusFirst(dialog: HTMLDialogElement | null, role: keyof typeof FIRST): void {
  const focused = document.activeElement;
  if (!dialog || (dialog.contains(focused) && !focused?.closest('header'))) return;
  for (const selector of [...FIRST[role], ANY]) {
    const first = dialog.querySelector<HTMLElement>(selector);
    first?.focus();
    if (first && document.activeElement === first) return;
  }
}

/** How far a sheet is drawn down before it closes, in pixels. */
const FAR_ENOUGH = 80;

/** @returns the listeners of a sheet's head, so that a finger draws it down and away */
function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: (() => void) | undefined) {
  const from = useRef<number | null>(null);
  const distance = ({ clientY }: PointerEvent) => Math.max(0, clientY - (from.current ?? clientY));
  const drawTo = (pixels: number) => {
    if (sheet.current) sheet.current.style.translate = pixels > 0 ? `0 ${pixels}px` : '';
  };
  const end = () => {
    from.current = null;
    // After a render: where it closes, it leaves from where the finger has left it.
    requestAnimationFrame(() => drawTo(0));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isButton = event.target instanceof Element && event.target.closest('button');
      if (!onClose || event.pointerType !== 'touch' || isButton) return;
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => drawTo(distance(event)),
    onPointerUp: (event: PointerEvent) => {
      const isFar = distance(event) > FAR_ENOUGH;
      end();
      if (isFar) onClose?.();
    },
    onPointerCancel: end,
  };
}

interface DialogProps {
  title: string;
  /** Its name, if its title asks something that changes while it is open. */
  name?: string;
  /** Buttons before the cross. */
  tools?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom: the way back first, the main one last. */
  actions?: ReactNode;
  /** Asked for by Escape, Back, the cross, a click beside it and a sheet drawn down. Without it the dialog has to be answered. */
  onClose?: () => void;
  closeLabel: string;
  /** `alertdialog` interrupts with something that needs an answer. */
  role?: 'dialog' | 'alertdialog';
  /** As wide as a page: it shows one. */
  wide?: boolean;
  /** One height whatever is in it, so that nothing moves under the thumb. */
  still?: boolean;
}

/**
 * A modal dialog on the browser's own `<dialog>`: it keeps the focus inside, makes the rest inert and gives the focus
 * back. Shown as long as it is mounted.
 */
export function Dialog(props: DialogProps) {
  const { title, name, tools, children, actions, onClose, closeLabel, role = 'dialog', wide = false } = props;
  const dialog = useModal(onClose);
  const drag = useDragDown(dialog, onClose);
  const id = useId();
  useLayoutEffect(() => focusFirst(dialog.current, role), [dialog, role]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is a second way of Escape, which closes it too
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, wide && styles.wide, props.still && styles.still)}
      role={role}
      aria-label={name}
      aria-labelledby={name ? undefined : `${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <div className={styles.sheet}>
        <header className={styles.head} {...drag}>
          <h2 id={`${id}-title`}>{title}</h2>
          {tools}
          {onClose && <IconButton icon={CLOSE_ICON} label={closeLabel} onClick={onClose} />}
        </header>
        <div id={`${id}-text`} className={styles.text} data-body>
          {children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}

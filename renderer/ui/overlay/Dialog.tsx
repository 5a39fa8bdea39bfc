import { type ReactNode, useId, useLayoutEffect } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { CLOSE_ICON } from '../display/icons.ts';
import styles from './Dialog.module.css';
import { focusFirst } from './focusFirst.ts';
import { useModal } from './useModal.ts';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons at the bottom: the way back first, the main one last. */
  actions?: ReactNode;
  /** Asked for by Escape, the cross and a click beside it. Without it the dialog has to be answered. */
  onClose?: () => void;
  closeLabel: string;
  /** `alertdialog` interrupts with something that needs an answer. */
  role?: 'dialog' | 'alertdialog';
  /** As wide as a page: it shows one. */
  wide?: boolean;
}

/**
 * A modal dialog on the browser's own `<dialog>`: it keeps the focus inside, makes the rest inert and gives the focus
 * back. Shown as long as it is mounted.
 */
export function Dialog({ title, children, actions, onClose, closeLabel, role = 'dialog', wide = false }: DialogProps) {
  const dialog = useModal();
  const id = useId();
  useLayoutEffect(() => focusFirst(dialog.current, role), [dialog, role]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is a second way of Escape, which closes it too
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, wide && styles.wide)}
      role={role}
      aria-labelledby={`${id}-title`}
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
        <header className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
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

import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../display/Icon.tsx';
import type { IconPath } from '../display/icons.ts';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconPath;
  /** The action: its accessible name and its tooltip. */
  label: string;
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      <Icon path={icon} />
    </button>
  );
}

import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from '../display/Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** What it does: its accessible name and its tooltip. */
  label: string;
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}

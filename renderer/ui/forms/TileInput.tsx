import type { ComponentProps } from 'react';
import styles from './TileInput.module.css';

/** What is chosen by a label that shows it: the input lies over the whole label, unseen, and the label is positioned. */
export function TileInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input {...props} className={styles.input} />;
}

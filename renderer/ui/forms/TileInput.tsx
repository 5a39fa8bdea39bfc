import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import styles from './TileInput.module.css';

/** The input of a label that shows its state: it lies over the whole label, unseen, and the label is positioned. */
export function TileInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input {...props} className={styles.input} />;
}

/**
 * A box that was ticked in a page before its script came counts.
 * @param checked as the page was rendered
 * @returns for the box
 */
export function useTickedBefore(checked: boolean, onToggle: () => void): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useEffect(() => {
    if (box.current && box.current.checked !== checked) onToggle();
  }, []);
  return box;
}

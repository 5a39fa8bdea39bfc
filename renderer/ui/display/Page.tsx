import type { HTMLAttributes } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Page.module.css';

interface PageProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article';
  /** Between its parts. */
  gap?: 'tight' | 'even' | 'wide';
}

/** The parts of a page, one below the other. */
export function Page({ as: Tag = 'div', gap = 'even', className, ...rest }: PageProps) {
  return <Tag {...rest} data-gap={gap} className={classNames(styles.page, className)} />;
}

import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { Sport } from '../sport.ts';
import styles from './Card.module.css';

interface CardProps {
  /** The element it is: `article` for something complete in itself, `section` for a part of the page. */
  as?: 'div' | 'section' | 'article' | 'li';
  title?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** Gives the card the edge of that sport's court. */
  sport?: Sport;
  children: ReactNode;
}

export function Card({ as: Element = 'section', title, action, sport, children }: CardProps) {
  return (
    <Element className={classNames(styles.card, sport && styles.sport)} data-sport={sport}>
      {(title || action) && (
        <header className={styles.head}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {action}
        </header>
      )}
      {children}
    </Element>
  );
}

import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import styles from './Flip.module.css';

interface FlipProps {
  /** A figure, a time or a score: letters and digits become tiles. */
  value: string;
  /** The text for screen readers instead of the value. */
  label?: string;
  /** The winner's set. */
  won?: boolean;
  /** Tiles turn when their character changes. */
  turns?: boolean;
  size?: 's' | 'm' | 'l' | 'xl';
}

/** The tiles of a club's scoreboard, turned by hand: for times of a match, scores, levels and timers. */
export function Flip({ value, label = value, won = false, turns = false, size = 'm' }: FlipProps) {
  return (
    <span className={classNames(styles.flip, styles[size], won && styles.won, turns && styles.turns)}>
      <span className={styles.tiles} aria-hidden="true">
        {/* Drawn by the style sheet: the text of the page has the value once. */}
        {[...value].map((sign, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its position; it turns when its character changes
            key={`${at}${sign}`}
            className={/[\p{L}\p{N}]/u.test(sign) ? styles.tile : styles.between}
            data-sign={sign}
          />
        ))}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import styles from './Flip.module.css';

interface FlipProps {
  /** A figure, a time or a score: letters and digits become tiles. */
  value: string;
  /** What a screen reader says instead of the value. */
  label?: string;
  /** The winner's set. */
  won?: boolean;
  /** Tiles turn when their sign changes. */
  turns?: boolean;
  size?: 's' | 'm' | 'l' | 'xl';
}

/** The tiles of a club's scoreboard, turned by hand: for times of a match, scores, levels and timers. */
export function Flip({ value, label = value, won = false, turns = false, size = 'm' }: FlipProps) {
  return (
    <span className={classNames(styles.flip, styles[size], won && styles.won, turns && styles.turns)}>
      <span className={styles.tiles} aria-hidden="true">
        {[...value].map((sign, at) =>
          /[\p{L}\p{N}]/u.test(sign) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its position; with its sign it turns when that changes
            <i key={`${at}${sign}`} className={styles.tile}>
              {sign}
            </i>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: signs between tiles never move
            <u key={at}>{sign}</u>
          ),
        )}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

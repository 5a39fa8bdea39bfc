import type { ReactNode } from 'react';
import { Flip } from './Flip.tsx';
import styles from './Scoreboard.module.css';

export interface ScoreSide {
  /** Players of the side, one line each. */
  names: readonly string[];
  /** Before their names. Decoration. */
  pictures?: ReactNode;
  /** Games or points of each set. */
  scores: readonly number[];
  /** Points of the tie-break that decided a set, beside it; null where there was none. */
  tieBreaks?: readonly (number | null)[];
  won: boolean;
}

export interface ScoreboardTexts {
  caption: string;
  players: string;
  /** Heading of a set's column, by its number from 1. */
  set: (number: number) => string;
  winner: string;
}

/** Most figures of a row that are drawn large. */
const ROOMY = 3;

interface ScoreboardProps {
  sides: readonly [ScoreSide, ScoreSide];
  texts: ScoreboardTexts;
  /** One of many: a figure is one small tile, so that a long list stays light. */
  compact?: boolean;
}

/** The board beside the court: sides as rows, sets as columns, figures as tiles, the winner's of each set yellow. */
export function Scoreboard({ sides, texts, compact = false }: ScoreboardProps) {
  const sets = sides[0].scores.map((_, set) => set);
  // Long rows leave the names no room on a phone.
  const signs = sets.reduce((sum, set) => sum + Math.max(...sides.map(({ scores }) => `${scores[set]}`.length)), 0);
  return (
    <table className={styles.board}>
      <caption className={styles.spoken}>{texts.caption}</caption>
      <thead className={styles.spoken}>
        <tr>
          <th scope="col">{texts.players}</th>
          {sets.map((set) => (
            <th key={set} scope="col">
              {texts.set(set + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sides.map((side, index) => (
          <tr key={side.names.join('+')} data-won={side.won || undefined}>
            <th scope="row" className={styles.names}>
              {side.pictures && <span className={styles.pictures}>{side.pictures}</span>}
              <span>
                {side.names.map((name) => (
                  <b key={name}>{name}</b>
                ))}
              </span>
              {side.won && <span className={styles.spoken}>{texts.winner}</span>}
            </th>
            {sets.map((set) => (
              <td key={set}>
                <Figure
                  value={`${side.scores[set] ?? ''}`}
                  won={(side.scores[set] ?? 0) > (sides[1 - index]?.scores[set] ?? 0)}
                  compact={compact}
                  size={signs > ROOMY ? 's' : 'm'}
                />
                {typeof side.tieBreaks?.[set] === 'number' && <sup>{side.tieBreaks[set]}</sup>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FigureProps {
  value: string;
  won: boolean;
  compact: boolean;
  size: 's' | 'm';
}

/** Games or points of a side in one set. */
function Figure({ value, won, compact, size }: FigureProps) {
  if (!compact) return <Flip value={value} won={won} size={size} turns />;
  return (
    <span className={styles.tile} data-won={won || undefined}>
      {value}
    </span>
  );
}

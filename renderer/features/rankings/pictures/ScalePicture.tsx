import { observer } from 'mobx-react-lite';
import { formatNumber, formatRating } from '../../../i18n/format.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import styles from './ScalePicture.module.css';

export interface ScaleLevel {
  level: number;
  /** At its dot. */
  text: string;
}

interface ScalePictureProps {
  /** The level the picture is about. */
  now: ScaleLevel;
  /** How sure it is. */
  width: number;
  /** The level before; left out for no change. */
  was?: ScaleLevel;
  /** The other side's. */
  other?: ScaleLevel;
  /** Its accessible name, of its ends as figures. */
  label: (from: string, to: string) => string;
}

/** Marks of a scale are at halves of a level. */
const STEP = 0.5;

interface LevelScale {
  /** The ends of the scale, at half levels. */
  from: number;
  to: number;
  /** The marks of half levels, in per cent from the left. */
  marks: number[];
  /** The place of a level, in per cent from the left. */
  at: (level: number) => number;
  /** Within how many of these the level will be: its left end and how long it is, in per cent. */
  band: { left: number; length: number };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * A piece of the scale of levels that holds all of them.
 * @param levels on the shown scale; the first is the one that the band is around
 * @param width how far it may be from where it will be
 */
export function levelScale([level, ...others]: readonly [number, ...number[]], width: number): LevelScale {
  const all = [level - width, level + width, ...others];
  // Rounded first: 4.7 + 0.3 is a hair above 5, and would open another half.
  const from = Math.floor(hundredths(Math.min(...all)) / STEP) * STEP;
  const to = Math.max(from + STEP, Math.ceil(hundredths(Math.max(...all)) / STEP) * STEP);
  const at = (value: number) => hundredths((100 * (value - from)) / (to - from));
  const count = Math.round((to - from) / STEP);
  return {
    from,
    to,
    at,
    marks: Array.from({ length: Math.max(0, count - 1) }, (_, index) => at(from + (index + 1) * STEP)),
    band: { left: at(level - width), length: hundredths((100 * 2 * width) / (to - from)) },
  };
}

/** Levels on a piece of their scale: filled is the one now, with the band in which it may be; hollow the one before; the other side has its own colour. */
export const ScalePicture = observer(function ScalePicture({ now, width, was, other, label }: ScalePictureProps) {
  const { language } = useStores().language;
  const below = [was, other].filter((each) => each !== undefined);
  const { from, to, marks, at, band } = levelScale([now.level, ...below.map(({ level }) => level)], width);
  // A name is shifted by its dot's share of the scale: it never runs over an end.
  const hung = (x: number) => ({ left: `${x}%`, translate: `-${x}%` });
  const point = (x: number) => ({ left: `${x}%` });
  return (
    <div
      className={styles.scale}
      role="img"
      aria-label={label(formatRating(from, language), formatRating(to, language))}
    >
      <b className={styles.end}>{formatNumber(from, language, 1)}</b>
      <div className={styles.lines} data-rows={below.length}>
        <span className={styles.axis} />
        <span className={styles.band} style={{ left: `${band.left}%`, width: `${band.length}%` }} />
        {marks.map((mark) => (
          <span key={mark} className={styles.mark} style={point(mark)} />
        ))}
        {below.map((each, row) => {
          const { level, text } = each;
          return (
            <span key={text} data-row={row}>
              <i
                className={styles.dot}
                data-was={each === was || undefined}
                data-other={each === other || undefined}
                style={point(at(level))}
              />
              <i className={styles.string} style={point(at(level))} />
              <span className={styles.below} style={hung(at(level))}>
                {text}
              </span>
            </span>
          );
        })}
        <i className={styles.dot} data-now style={point(at(now.level))} />
        <b className={styles.now} style={hung(at(now.level))}>
          {now.text}
        </b>
      </div>
      <b className={styles.end}>{formatNumber(to, language, 1)}</b>
    </div>
  );
});

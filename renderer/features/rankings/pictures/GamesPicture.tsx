import styles from './GamesPicture.module.css';

interface GamesPictureProps {
  /** The count of either side in each set, the first side's first. */
  sets: readonly (readonly [number, number])[];
  /** Each counts by itself: games. Else a set is one bar, as long as it was: points. */
  single: boolean;
}

const repeat = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Either side's count in each set, a line a set, to the scale of the longest. Decoration: words beside it say as much. */
export function GamesPicture({ sets, single }: GamesPictureProps) {
  const longest = Math.max(...sets.map(([own, other]) => own + other), 1);
  return (
    <div className={styles.sets} aria-hidden="true">
      {sets.map(([own, other], at) => {
        const key = `${at}`;
        return (
          <span key={key} style={{ width: `${(100 * (own + other)) / longest}%` }}>
            {single ? (
              <>
                {repeat(own).map((game) => (
                  <i key={game} data-own />
                ))}
                {repeat(other).map((game) => (
                  <i key={own + game} />
                ))}
              </>
            ) : (
              <>
                <i data-own style={{ flexGrow: own }} />
                <i style={{ flexGrow: other }} />
              </>
            )}
          </span>
        );
      })}
    </div>
  );
}

import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Lines of text, or one block of the given height in rem. */
  lines?: number;
  height?: number;
}

/** Takes the room of a loading part, so that nothing jumps. The region around it is `aria-busy`; the foot of the page waits. */
export function Skeleton({ lines = 1, height }: SkeletonProps) {
  if (height) {
    return <span className={styles.bone} style={{ height: `${height}rem` }} data-skeleton="" aria-hidden="true" />;
  }
  const widths = Array.from({ length: lines }, (_, line) =>
    line === lines - 1 && lines > 1 ? 62 : 100 - ((line * 7) % 15),
  );
  return (
    <span className={styles.lines} data-skeleton="" aria-hidden="true">
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton have no identity and never move
        <span key={line} className={styles.bone} style={{ width: `${width}%` }} />
      ))}
    </span>
  );
}

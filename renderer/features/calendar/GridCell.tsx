import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import styles from './CalendarGrid.module.css';

interface GridCellProps {
  /** Its day and time in words. */
  name: string;
  /** Of a cell that is taken in part, what of it is. */
  part: string | undefined;
  /** Its position in the grid, for the keys. */
  at: string;
  /** Whether Tab reaches it. */
  isStop: boolean;
  /** `ratherNot`: chosen, and marked (R-rather-not). */
  answer: 'none' | 'yes' | 'ratherNot';
  /** A click on the cell under the pointer would choose it. */
  isPreviewed: boolean;
  onToggle: () => void;
  onHover: () => void;
}

/** A half hour that can be chosen. */
export function GridCell(props: GridCellProps) {
  const { name, part, at, isStop, answer, isPreviewed, onToggle, onHover } = props;
  const t = useText();
  const isMarked = answer === 'ratherNot';
  const remark = isMarked ? t('calendar.ratherNot') : part;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of all cells are handled by their grid
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid of choices
      role="gridcell"
      aria-selected={answer !== 'none'}
      aria-label={remark ? `${name}, ${remark}` : name}
      data-at={at}
      data-marked={isMarked || undefined}
      data-preview={isPreviewed || undefined}
      tabIndex={isStop ? 0 : -1}
      className={styles.cell}
      onClick={onToggle}
      onPointerEnter={(event) => {
        // A finger has chosen before it could be shown what it would choose.
        if (event.pointerType !== 'touch') onHover();
      }}
    >
      {answer !== 'none' ? (
        <Icon name={isMarked ? 'minus' : 'check'} size="s" />
      ) : (
        part && <span className={styles.part}>{part}</span>
      )}
    </td>
  );
}

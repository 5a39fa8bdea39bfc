import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHECK_ICON, MINUS_ICON } from '../../ui/display/icons.ts';
import styles from './CalendarGrid.module.css';

/**
 * `previewed`: a click on the cell under the pointer would choose it.
 * `ratherNot`: chosen, and marked (R-rather-not).
 */
export type CellState = 'free' | 'previewed' | 'chosen' | 'ratherNot';

interface GridCellProps {
  /** Its day and time in words. */
  name: string;
  /** The taken part of a partly taken cell. */
  part: string | undefined;
  /** Its position in the grid, for the keys. */
  at: string;
  /** Whether Tab reaches it. */
  isStop: boolean;
  state: CellState;
  onToggle: () => void;
  onHover: () => void;
}

/** A half hour that can be chosen. */
export function GridCell(props: GridCellProps) {
  const { name, part, at, isStop, state, onToggle, onHover } = props;
  const t = useText();
  const isMarked = state === 'ratherNot';
  const isChosen = isMarked || state === 'chosen';
  const remark = isMarked ? t('calendar.ratherNot') : part;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of all cells are handled by their grid
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid of choices
      role="gridcell"
      aria-selected={isChosen}
      aria-label={remark ? `${name}, ${remark}` : name}
      data-at={at}
      data-marked={isMarked || undefined}
      data-preview={state === 'previewed' || undefined}
      tabIndex={isStop ? 0 : -1}
      className={styles.cell}
      onClick={onToggle}
      onPointerEnter={(event) => {
        // A finger has chosen before the effect of its choice could be shown.
        if (event.pointerType !== 'touch') onHover();
      }}
    >
      {isChosen ? (
        <Icon path={isMarked ? MINUS_ICON : CHECK_ICON} size="s" />
      ) : (
        part && <span className={styles.part}>{part}</span>
      )}
    </td>
  );
}

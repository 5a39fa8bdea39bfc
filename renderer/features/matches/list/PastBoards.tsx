import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useWindowRows } from '../../../ui/tables/useWindowRows.ts';
import { useMedia } from '../../../ui/useMedia.ts';
import type { DashboardView } from '../DashboardView.ts';
import type { MatchView } from '../matchView.ts';
import type { MatchActions } from './MatchActions.tsx';
import { PastBoard } from './PastBoard.tsx';
import styles from './PastBoards.module.css';

/** Usual height of a board, and the room between two, in pixels. */
const BOARD = 186;
const GAP = 12;
/** Rows of several boards: fewer of them are drawn ahead. */
const AROUND = 1;

interface PastBoardsProps {
  label: string;
  view: DashboardView;
  actions: MatchActions;
}

/** Past matches as scoreboards, as many beside each other as there is room for (R-past-boards). */
export const PastBoards = observer(function PastBoards({ label, view, actions }: PastBoardsProps) {
  const columns = useColumns();
  const { found, past } = view;
  const rows = Array.from({ length: Math.ceil(found.length / columns) }, (_, row) =>
    found.slice(row * columns, (row + 1) * columns),
  );
  const keyOf = ([first]: readonly MatchView[]) => `${columns} ${first?.game.id}`;
  const part = useWindowRows({ all: rows, keyOf, estimate: BOARD, gap: GAP, around: AROUND });
  return (
    <ul
      ref={part.frame}
      className={styles.boards}
      style={{
        paddingTop: part.before,
        paddingBottom: part.after,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      }}
      aria-label={label}
    >
      {part.rows.map((row, at) => (
        <Fragment key={row[0]?.game.id}>
          {row.map((match, column) => (
            <li
              key={match.game.id}
              // Boards of a row are as high as each other.
              ref={column === 0 ? part.measure : undefined}
              data-index={column === 0 ? part.first + at : undefined}
              aria-setsize={found.length}
              aria-posinset={(part.first + at) * columns + column + 1}
            >
              <PastBoard match={match} move={past.moveOf(match.game.id)} actions={actions} />
            </li>
          ))}
        </Fragment>
      ))}
    </ul>
  );
});

function useColumns(): number {
  const two = useMedia('(min-width: 40rem)');
  const three = useMedia('(min-width: 60rem)');
  const four = useMedia('(min-width: 80rem)');
  return 1 + Number(two) + Number(three) + Number(four);
}

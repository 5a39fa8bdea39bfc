import { useText } from '../../../i18n/useText.ts';
import { type Sorting, Table } from '../../../ui/tables/Table.tsx';
import { useWindowRows } from '../../../ui/tables/useWindowRows.ts';
import { MatchScore } from '../../score/MatchScore.tsx';
import type { MatchView, SortKey } from '../matchView.ts';
import styles from './Match.module.css';
import { AgainButton, type MatchActions, ScoreButton, StepButton } from './MatchActions.tsx';
import { MatchTitle } from './MatchTitle.tsx';
import { MatchWhen } from './MatchWhen.tsx';

/** Usual height of a row, in pixels. */
const ROW = 97;

interface MatchTableProps {
  caption: string;
  matches: readonly MatchView[];
  actions: MatchActions;
  sortKey: SortKey;
  ascending: boolean;
  onSort: (key: SortKey, ascending: boolean) => void;
}

/** The list on wide windows. */
export function MatchTable({ caption, matches, actions, sortKey, ascending, onSort }: MatchTableProps) {
  const t = useText();
  const part = useWindowRows({ all: matches, keyOf: ({ game }) => game.id, estimate: ROW });
  const handleSort = ({ key, direction }: Sorting) => {
    const chosen: SortKey = key === 'place' ? 'place' : 'date';
    // Names begin at A, dates with the latest.
    onSort(chosen, chosen === sortKey ? direction === 'ascending' : chosen === 'place');
  };
  return (
    <Table
      caption={caption}
      columns={[
        {
          key: 'match',
          label: t('dashboard.column.match'),
          width: '24%',
          cell: (match) => <MatchTitle match={match} />,
        },
        {
          key: 'date',
          label: t('dashboard.column.date'),
          width: '17%',
          sortable: true,
          cell: (match) => <MatchWhen match={match} />,
        },
        {
          key: 'place',
          label: t('dashboard.column.place'),
          width: '17%',
          sortable: true,
          cell: ({ venues }) => (
            <ul className={styles.venues}>
              {venues.map((venue) => (
                <li key={venue}>{venue}</li>
              ))}
            </ul>
          ),
        },
        {
          key: 'score',
          label: t('dashboard.column.score'),
          width: '26%',
          cell: (match) => (
            <div className={styles.scoreCell}>
              {match.game.status === 'PLAYED' && <MatchScore game={match.game} />}
              <ScoreButton match={match} actions={actions} />
            </div>
          ),
        },
        {
          key: 'step',
          label: t('dashboard.column.step'),
          screenOnly: true,
          cell: (match) => (
            <div className={styles.steps}>
              <StepButton match={match} actions={actions} />
              <AgainButton match={match} />
            </div>
          ),
        },
      ]}
      rows={part.rows}
      part={part}
      rowKey={({ game }) => game.id}
      sorting={{ key: sortKey, direction: ascending ? 'ascending' : 'descending' }}
      onSort={handleSort}
    />
  );
}

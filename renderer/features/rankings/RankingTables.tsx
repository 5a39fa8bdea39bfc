import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { Sport } from '../../../shared/domain/values.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { PersonAvatar } from '../../app/people/PersonAvatar.tsx';
import { PlayerLink } from '../../app/people/PlayerLink.tsx';
import { formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Table } from '../../ui/tables/Table.tsx';
import styles from './RankingsPage.module.css';
import type { RankedTeam, RankingEntry, RankingTable } from './RankingTable.ts';
import { TablePager } from './TablePager.tsx';
import { teamName } from './teamName.ts';

interface RankingTablesProps {
  tables: readonly RankingTable[];
  sport: Sport;
  isDouble: boolean;
  userId: string | null;
  onHistory: (entry: RankingEntry) => void;
}

function TeamCell({ team }: { team: RankedTeam }) {
  return (
    <span className={styles.team}>
      <span className={styles.faces}>
        {team.players.map((player) => (
          <PersonAvatar key={player.id} person={player} size="s" />
        ))}
      </span>
      <span className={styles.names}>
        {team.players.map((player) => (
          <PlayerLink key={player.id} code={player.code}>
            {player.firstName} {player.lastName}
          </PlayerLink>
        ))}
      </span>
    </span>
  );
}

/** The same-gender and the mixed table of a sport, each ranked by itself (R-rankings-screen). */
export const RankingTables = observer(function RankingTables(props: RankingTablesProps) {
  const { tables, sport, isDouble, userId, onHistory } = props;
  const t = useText();
  if (tables.every(({ rows }) => rows.length === 0)) {
    return (
      <EmptyState
        title={t('rankings.empty')}
        sport={sport}
        action={
          <ButtonLink to={PATHS.organise} variant="primary" icon="plus">
            {t('dashboard.organise')}
          </ButtonLink>
        }
      >
        {t('rankings.empty.text')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.tables}>
      {tables.map((table) => (
        <RankingSection
          key={`${table.mixed}`}
          table={table}
          isDouble={isDouble}
          userId={userId}
          onHistory={onHistory}
        />
      ))}
    </div>
  );
});

type RankingSectionProps = Omit<RankingTablesProps, 'tables' | 'sport'> & { table: RankingTable };

const RankingSection = observer(function RankingSection({ table, isDouble, userId, onHistory }: RankingSectionProps) {
  const t = useText();
  const { language } = useStores().language;
  const section = useRef<HTMLElement>(null);
  const title = t(table.mixed ? 'rankings.mixed' : 'rankings.same');
  const { rows } = table;
  const isOwn = ({ team }: RankingEntry) => team.players.some(({ id }) => id === userId);
  const showOwn = () => {
    const row = section.current?.querySelector('tr[aria-current]');
    row?.scrollIntoView({ block: 'center' });
    // The button that led here is gone: the keyboard goes on from the row.
    row?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <section ref={section} className={styles.table}>
      <h3>{title}</h3>
      <TablePager table={table} live onJumped={showOwn} />
      {rows.length === 0 ? (
        <p className={styles.none}>{t('rankings.none')}</p>
      ) : (
        <Table
          narrow
          caption={title}
          columns={[
            { key: 'rank', label: t('rankings.column.rank'), figures: true, cell: ({ rank }) => rank },
            {
              key: 'team',
              label: t(isDouble ? 'rankings.column.pair' : 'rankings.column.player'),
              cell: ({ team }) => <TeamCell team={team} />,
            },
            {
              key: 'rating',
              label: t('rankings.column.rating'),
              figures: true,
              cell: ({ rating }) => <strong>{formatRating(rating, language)}</strong>,
            },
            {
              key: 'history',
              label: t('rankings.column.history'),
              labelHidden: true,
              cell: (entry) => (
                <IconButton
                  icon="clock"
                  label={t('rankings.history', { names: teamName(entry.team, language) })}
                  onClick={() => onHistory(entry)}
                />
              ),
            },
          ]}
          rows={rows}
          rowKey={({ team }) => team.id}
          isCurrent={isOwn}
        />
      )}
      <TablePager table={table} onJumped={showOwn} />
    </section>
  );
});

import { useState } from 'react';
import { Card } from '../../ui/display/Card.tsx';
import { Pips } from '../../ui/display/Pips.tsx';
import { Flip } from '../../ui/sports/Flip.tsx';
import { RatingLine } from '../../ui/sports/RatingLine.tsx';
import { Scoreboard } from '../../ui/sports/Scoreboard.tsx';
import { Stars } from '../../ui/sports/Stars.tsx';
import { type Sorting, Table } from '../../ui/tables/Table.tsx';
import { MatchScore } from '../score/MatchScore.tsx';
import { TicketStub } from '../ticket/TicketStub.tsx';
import styles from './GalleryPage.module.css';
import { agreedSample, playedSample } from './sampleGame.ts';

const ROWS = [
  { id: '1', name: 'Ann Peeters', rating: '6.4' },
  { id: '2', name: 'Zoltán Nagy', rating: '5.9' },
];
type Row = (typeof ROWS)[number];
const COLUMNS = [
  { key: 'name', label: 'Player', cell: (row: Row) => row.name },
  { key: 'rating', label: 'Rating', cell: (row: Row) => row.rating, sortable: true, figures: true },
];
const TEXTS = { caption: 'Score', players: 'Players', set: (number: number) => `Set ${number}`, winner: 'Winner' };

/** Figures: tiles, boards, stars, tables, and the ticket they end up on. */
export function ScoreSamples() {
  const [sorting, setSorting] = useState<Sorting>({ key: 'rating', direction: 'descending' });
  const table = { caption: 'Ranking', columns: COLUMNS, rows: ROWS, rowKey: (row: Row) => row.id, currentKey: '2' };
  return (
    <>
      <Card title="Figures">
        <p className={styles.row}>
          <Flip value="6-4" won size="s" /> <Flip value="18:00" /> <Flip value="5.3" size="l" />{' '}
          <Flip value="21" size="xl" turns />
          <RatingLine ratings={[4.8, 5.1, 4.9, 5.3]} label="From 4.8 to 5.3" />
          <RatingLine ratings={[5]} />
        </p>
        <p className={styles.row}>
          <Stars value={4.5} text="4.5" /> <Stars value={1} text="1.0" />
          <Pips answers={['yes', 'no', 'silent']} label="1 of 3 said yes" />
        </p>
      </Card>
      <Card title="Boards">
        <Scoreboard
          sides={[
            { names: ['Ann Peeters', 'Eva Maes'], scores: [6, 6, 10], tieBreaks: [null, 5, null], won: true },
            { names: ['Zoltán Nagy', 'Tom Claes'], scores: [4, 7, 8], tieBreaks: [null, 7, null], won: false },
          ]}
          texts={TEXTS}
        />
        <MatchScore game={playedSample} />
        <MatchScore game={{ ...playedSample, playedStatus: 'RETIRED', disputed: true }} />
      </Card>
      <Card title="Ticket">
        <TicketStub game={agreedSample} isPlaying />
      </Card>
      <Card title="Tables">
        <Table {...table} sorting={sorting} onSort={setSorting} />
        <Table {...table} narrow />
      </Card>
    </>
  );
}

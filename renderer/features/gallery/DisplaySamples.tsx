import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Court } from '../../ui/court/Court.tsx';
import type { CourtPlayer } from '../../ui/court/positions.ts';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Pips } from '../../ui/display/Pips.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Fold } from '../../ui/forms/Fold.tsx';
import type { Sport } from '../../ui/sport.ts';
import { Flip } from '../../ui/sports/Flip.tsx';
import { RatingLine } from '../../ui/sports/RatingLine.tsx';
import { Scoreboard } from '../../ui/sports/Scoreboard.tsx';
import { SportBadge } from '../../ui/sports/SportBadge.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { type Sorting, Table } from '../../ui/tables/Table.tsx';
import styles from './GalleryPage.module.css';

const ROWS = [
  { id: '1', name: 'Ann Peeters', rating: '6.4' },
  { id: '2', name: 'Zoltán Nagy', rating: '5.9' },
];
const person = (firstName: string, lastName: string): CourtPlayer => ({
  key: firstName,
  name: firstName,
  picture: <Avatar firstName={firstName} lastName={lastName} />,
});
const SIDES = [
  [person('Ann', 'Peeters'), person('Eva', 'Maes')],
  [person('Zoltán', 'Nagy'), null],
] as const;
const COLUMNS = [
  { key: 'name', label: 'Player', cell: (row: (typeof ROWS)[number]) => row.name },
  { key: 'rating', label: 'Rating', cell: (row: (typeof ROWS)[number]) => row.rating, sortable: true, figures: true },
];

/** What one looks at. */
export function DisplaySamples({ sports }: { sports: readonly Sport[] }) {
  const [sorting, setSorting] = useState<Sorting>({ key: 'rating', direction: 'descending' });
  const [tab, setTab] = useState<'singles' | 'doubles'>('singles');
  return (
    <>
      <Card title="Tags and notices">
        <div className={styles.row}>
          {(['neutral', 'action', 'info', 'success', 'warn', 'error'] as const).map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
          <Avatar firstName="Ann" lastName="Peeters" size="s" />
          <Avatar firstName="Zoltán" lastName="Nagy" />
          <Avatar firstName="Eva" lastName="Maes" size="l" />
          <Avatar firstName="Ada" lastName="Baker" size="xl" />
        </div>
        {(['info', 'success', 'warn', 'error'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={tone} action={<Button>Way on</Button>}>
            Something to know about this page.
          </Notice>
        ))}
      </Card>
      <Card title="Courts" sport="TENNIS">
        <div className={styles.courts}>
          {sports.map((sport) => (
            <Court key={sport} sport={sport} className={styles.court} sides={SIDES} openText="Who?">
              {sport}
            </Court>
          ))}
        </div>
      </Card>
      <Card title="Tiles, answers, folds">
        <p>
          <Flip value="18:00" /> <Flip value="6-4" won size="s" /> <Flip value="5.3" size="l" />
          <RatingLine ratings={[4.8, 5.1, 4.9, 5.3]} />
        </p>
        <p>
          <Pips answers={['yes', 'no', 'silent']} label="1 of 3 said yes" />{' '}
          <SportBadge sport="TENNIS" label="Tennis" />
        </p>
        <Fold label="Length" value="1 hr">
          <Button>Way on</Button>
        </Fold>
        <Fold label="Notes" value="None">
          <Button>Way on</Button>
        </Fold>
      </Card>
      <Card title="Scoreboard">
        <Scoreboard
          sides={[
            { names: ['Ann Peeters', 'Eva Maes'], scores: [6, 4, 7], won: true },
            { names: ['Zoltán Nagy', 'Tom Claes'], scores: [4, 6, 5], won: false },
          ]}
          texts={{ caption: 'Score', players: 'Players', set: (number) => `Set ${number}`, winner: 'Winner' }}
        />
        <Tabs
          label="Rankings"
          tabs={[
            { key: 'singles', label: 'Singles' },
            { key: 'doubles', label: 'Doubles' },
          ]}
          current={tab}
          onChange={setTab}
        >
          <Table
            caption="Ranking"
            columns={COLUMNS}
            rows={ROWS}
            rowKey={(row) => row.id}
            sorting={sorting}
            onSort={setSorting}
            currentKey="2"
          />
        </Tabs>
        <Skeleton lines={3} />
        <EmptyState title="No matches yet" action={<Button variant="primary">Organise one</Button>} sport="PADEL">
          Your first match is one invitation away.
        </EmptyState>
      </Card>
    </>
  );
}

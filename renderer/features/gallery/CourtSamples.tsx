import { Court } from '../../ui/court/Court.tsx';
import { CourtLines, CourtMark } from '../../ui/court/CourtLines.tsx';
import { CourtSheet } from '../../ui/court/CourtSheet.tsx';
import { NetDown } from '../../ui/court/NetDown.tsx';
import { OpenSpot } from '../../ui/court/OpenSpot.tsx';
import type { CourtPlayer } from '../../ui/court/positions.ts';
import { WaitingCourt } from '../../ui/court/WaitingCourt.tsx';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { Card } from '../../ui/display/Card.tsx';
import type { Sport } from '../../ui/sport.ts';
import { SportBadge } from '../../ui/sports/SportBadge.tsx';
import styles from './GalleryPage.module.css';

const person = (firstName: string, lastName: string): CourtPlayer => ({
  key: firstName,
  name: firstName,
  picture: <Avatar initials={`${firstName[0]}${lastName[0]}`} seed={firstName + lastName} />,
});
const SINGLES = [[person('Ann', 'Peeters')], [null]] as const;
const DOUBLES = [
  [person('Ann', 'Peeters'), person('Eva', 'Maes')],
  [person('Zoltán', 'Nagy'), null],
] as const;
const SIZES = ['s', 'm', 'l'] as const;

/** The courts of all sports, in every size. */
export function CourtSamples({ sports }: { sports: readonly Sport[] }) {
  return (
    <>
      <Card title="Courts" sport="TENNIS">
        <div className={styles.courts}>
          {sports.map((sport) => (
            <Court key={sport} sport={sport} className={styles.court} sides={DOUBLES} openText="Who?">
              {sport}
            </Court>
          ))}
          {SIZES.map((size) => (
            <Court key={size} sport="TENNIS" size={size} className={styles.court} sides={SINGLES} openText="You?" />
          ))}
        </div>
      </Card>
      <Card title="Courts as small as a word">
        <div className={styles.row}>
          {sports.map((sport) => (
            <SportBadge key={sport} sport={sport} label={sport} />
          ))}
          <CourtMark sport="PADEL" />
        </div>
        <div className={styles.lines} data-sport="SQUASH">
          <CourtLines sport="SQUASH" />
        </div>
        <div className={styles.ground} data-sport="TENNIS">
          {(['m', 'l', 'xl'] as const).map((size) => (
            <OpenSpot key={size} size={size}>
              You?
            </OpenSpot>
          ))}
        </div>
        <NetDown />
        <WaitingCourt />
        <CourtSheet sport="PADEL" sides={SINGLES}>
          A page that says one thing
        </CourtSheet>
        <CourtSheet sport="TENNIS">Out</CourtSheet>
      </Card>
    </>
  );
}

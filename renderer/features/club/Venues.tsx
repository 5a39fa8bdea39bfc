import { observer } from 'mobx-react-lite';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { SURFACES } from '../../../shared/domain/values.ts';
import { inLine } from '../../../shared/locales/intl.ts';
import { useText } from '../../i18n/useText.ts';
import { CourtMark } from '../../ui/court/CourtLines.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { FactLine } from '../../ui/display/FactLine.tsx';
import styles from './ClubPage.module.css';

type Venue = Club['venues'][number];

/** The venues of a club, each with its courts (R-club-courts). */
export function Venues({ venues }: { venues: readonly Venue[] }) {
  const t = useText();
  return venues.map(({ id, name, address, city, courts }) => (
    <Card key={id} title={name}>
      {(address || city) && <p className={styles.quiet}>{inLine([address, city], ', ')}</p>}
      {courts.length > 0 && (
        <ul className={styles.courts} aria-label={t('club.tab.courts')}>
          {courts.map((court) => (
            <CourtLine key={court.id} court={court} />
          ))}
        </ul>
      )}
    </Card>
  ));
}

const CourtLine = observer(function CourtLine({ court }: { court: Venue['courts'][number] }) {
  const t = useText();
  const { name, surface, indoor, sports } = court;
  // A surface that only a later release knows is shown by its code.
  const known = SURFACES.find((each) => each === surface);
  const facts = [
    sports.map((sport) => t(`sport.${sport}`)).join(', '),
    known ? t(`surface.${known}`) : surface,
    indoor && t('club.court.indoor'),
  ].filter(Boolean);
  return (
    <li>
      <CourtMark sport={sports[0] ?? 'TENNIS'} />
      <span>
        <strong>{name}</strong>
        <small>
          <FactLine facts={facts} />
        </small>
      </span>
    </li>
  );
});

import { observer } from 'mobx-react-lite';
import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import { PersonAvatar } from '../../app/people/PersonAvatar.tsx';
import { useText } from '../../i18n/useText.ts';
import { CourtLines } from '../../ui/court/CourtLines.tsx';
import styles from './PublicProfile.module.css';

/** Picture, name, where from and when born, on the court. */
export const PlayerHead = observer(function PlayerHead({ user }: { user: PublicProfile['user'] }) {
  const t = useText();
  const { firstName, lastName, location, yearOfBirth } = user;
  const origin = [location, yearOfBirth === null ? null : t('publicProfile.born', { year: `${yearOfBirth}` })];
  return (
    <header className={styles.head}>
      <PersonAvatar person={user} size="l" />
      <div className={styles.who}>
        <h1>
          {firstName} {lastName}
        </h1>
        {origin.some(Boolean) && <p>{origin.filter(Boolean).join(' · ')}</p>}
      </div>
      <div className={styles.lines}>
        <CourtLines fade />
      </div>
    </header>
  );
});

import { clubPath } from '../../../shared/routes/club.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Link } from '../../ui/actions/Link.tsx';
import styles from './ClubLine.module.css';

/** The club a match is of, leading to its page, and the court that is chosen there; nothing for most matches (R-club-match). */
export function ClubLine({ game: { club, court } }: { game: Game }) {
  if (!club && !court) return null;
  return (
    <p>
      {club && (
        <Link to={clubPath(club.slug)} className={styles.club}>
          {club.name}
        </Link>
      )}
      {club && court && ' · '}
      {court?.name}
    </p>
  );
}

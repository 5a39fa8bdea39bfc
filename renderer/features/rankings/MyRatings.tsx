import { observer } from 'mobx-react-lite';
import type { Sport } from '../../../shared/domain/values.ts';
import { LoadFailed } from '../../app/feedback/LoadFailed.tsx';
import { formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Loadable } from '../../stores/loadable.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SportBadge } from '../../ui/sports/SportBadge.tsx';
import styles from './MyRatings.module.css';
import type { Skills } from './RankingsStore.ts';
import { StartButton } from './start/StartButton.tsx';

interface MyRatingsProps {
  skills: Loadable<Skills>;
  /** The sport whose rankings are shown. */
  current: Sport | null;
  pathOf: (sport: Sport) => string;
  onRetry: () => void;
}

/** Own rating, wins and losses in every sport played; each leads to that sport's rankings. */
export const MyRatings = observer(function MyRatings({ skills, current, pathOf, onRetry }: MyRatingsProps) {
  const t = useText();
  const { language } = useStores().language;
  if (skills.status === 'failed') return <LoadFailed failure={skills.failure} onRetry={onRetry} />;
  return (
    <section aria-labelledby="myRatings" aria-busy={skills.status !== 'ready'} className={styles.mine}>
      <h2 id="myRatings">{t('rankings.mine')}</h2>
      {skills.status !== 'ready' ? (
        <Skeleton height={6} />
      ) : skills.value.length === 0 ? (
        <p>{t('rankings.mine.none')}</p>
      ) : (
        <ul className={styles.sports}>
          {skills.value.map(({ sport, productRating, wins, loses }) => (
            <li key={sport}>
              <Link
                to={pathOf(sport)}
                className={styles.sport}
                data-sport={sport}
                aria-current={sport === current || undefined}
              >
                <SportBadge sport={sport} label={t(`sport.${sport}`)} />
                <strong className={styles.rating}>{formatRating(productRating, language)}</strong>
                <span className={styles.record}>
                  {wins + loses === 0
                    ? t('rankings.start')
                    : `${t('rankings.wins', { count: wins })} · ${t('rankings.losses', { count: loses })}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {skills.status === 'ready' && <StartButton skills={skills.value} onSaved={onRetry} />}
    </section>
  );
});

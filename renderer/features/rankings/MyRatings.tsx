import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Sport } from '../../../shared/domain/values.ts';
import { LoadFailed } from '../../common/feedback/LoadFailed.tsx';
import { Sureness } from '../../common/people/Sureness.tsx';
import { formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Loadable } from '../../stores/Query.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Flip } from '../../ui/sports/Flip.tsx';
import { RatingLine } from '../../ui/sports/RatingLine.tsx';
import { SportBadge } from '../../ui/sports/SportBadge.tsx';
import styles from './MyRatings.module.css';
import type { Skills } from './RankingsStore.ts';
import { rankingKind } from './rankingsAddress.ts';
import { StartButton } from './start/StartButton.tsx';

interface MyRatingsProps {
  skills: Loadable<Skills>;
  /** The sport the page is about. */
  current: Sport | null;
  /** The address of a tile. */
  pathOf: (sport: Sport) => string;
  onRetry: () => void;
  /** The choice of sports without a tile. */
  children?: ReactNode;
}

/** Own rating in every sport played, as a row of tiles that choose the sport. */
export const MyRatings = observer(function MyRatings(props: MyRatingsProps) {
  const { skills, current, pathOf, onRetry, children } = props;
  const t = useText();
  if (skills.status === 'failed') return <LoadFailed failure={skills.failure} onRetry={onRetry} />;
  return (
    <section aria-labelledby="myRatings" aria-busy={skills.status !== 'ready'} className={styles.mine}>
      <VisuallyHidden>
        <h2 id="myRatings">{t('rankings.mine')}</h2>
      </VisuallyHidden>
      {skills.status !== 'ready' ? (
        <Skeleton height={6} />
      ) : (
        <Tiles skills={skills.value} current={current} pathOf={pathOf}>
          <StartButton skills={skills.value} onSaved={onRetry} />
          {children}
        </Tiles>
      )}
    </section>
  );
});

interface TilesProps extends Pick<MyRatingsProps, 'current' | 'pathOf' | 'children'> {
  skills: Skills;
}

const Tiles = observer(function Tiles({ skills, current, pathOf, children }: TilesProps) {
  const t = useText();
  const { language } = useStores().language;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = current && list.current?.querySelector<HTMLElement>(`[data-sport="${current}"]`);
    // Sideways only: the page itself must not move.
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - 16;
  }, [current]);
  return (
    <ul ref={list} className={styles.sports}>
      {skills.length === 0 && <li className={styles.none}>{t('rankings.mine.none')}</li>}
      {skills.map(({ sport, productRating, width, provisional, wins, loses, course, double, mixed = false }) => (
        <li key={sport}>
          <Link
            to={pathOf(sport)}
            className={styles.sport}
            data-sport={sport}
            aria-current={sport === current || undefined}
          >
            <SportBadge sport={sport} label={t(`sport.${sport}`)} />
            <span className={styles.level}>
              <Flip value={formatRating(productRating, language)} />
              {course.length > 1 && (
                <span className={styles.course}>
                  <RatingLine ratings={course} />
                  <small>{t(rankingKind({ double, mixed }))}</small>
                </span>
              )}
            </span>
            {wins + loses === 0 ? (
              <small className={styles.start}>{t('rankings.start')}</small>
            ) : (
              <Sureness width={width} provisional={provisional} />
            )}
          </Link>
        </li>
      ))}
      <li className={styles.more}>{children}</li>
    </ul>
  );
});

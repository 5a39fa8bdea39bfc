import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Sport } from '../../../shared/domain/values.ts';
import { LoadFailed } from '../../app/feedback/LoadFailed.tsx';
import { Sureness } from '../../app/people/Sureness.tsx';
import { formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Loadable } from '../../stores/loadable.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Flip } from '../../ui/sports/Flip.tsx';
import { RatingLine } from '../../ui/sports/RatingLine.tsx';
import { SportBadge } from '../../ui/sports/SportBadge.tsx';
import styles from './MyRatings.module.css';
import type { Skills } from './RankingsStore.ts';
import { StartButton } from './start/StartButton.tsx';

interface MyRatingsProps {
  skills: Loadable<Skills>;
  /** The sport the page is about. */
  current: Sport | null;
  /** Where a tile leads, and where its level is explained. */
  pathOf: (sport: Sport, why: boolean) => string;
  onRetry: () => void;
  /** Where the sports without a tile are chosen. */
  children?: ReactNode;
}

/** A number stays with its noun. */
const inOneLine = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Own rating, wins and losses in every sport played, as tiles that choose the sport. */
export const MyRatings = observer(function MyRatings(props: MyRatingsProps) {
  const { skills, current, pathOf, onRetry, children } = props;
  const t = useText();
  if (skills.status === 'failed') return <LoadFailed failure={skills.failure} onRetry={onRetry} />;
  return (
    <section aria-labelledby="myRatings" aria-busy={skills.status !== 'ready'} className={styles.mine}>
      <h2 id="myRatings">{t('rankings.mine')}</h2>
      {skills.status !== 'ready' ? (
        <div className={styles.loading}>
          <Skeleton height={11.375} />
        </div>
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
    // Sideways only: the page itself shall not move.
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - 16;
  }, [current]);
  return (
    <ul ref={list} className={styles.sports}>
      {skills.length === 0 && <li className={styles.none}>{t('rankings.mine.none')}</li>}
      {skills.map(({ sport, productRating, width, provisional, wins, loses, course }) => (
        <li key={sport}>
          <Link
            to={pathOf(sport, false)}
            className={styles.sport}
            data-sport={sport}
            aria-current={sport === current || undefined}
          >
            <SportBadge sport={sport} label={t(`sport.${sport}`)} />
            <span className={styles.level}>
              <Flip value={formatRating(productRating, language)} size="l" />
              {course.length > 1 && <RatingLine ratings={course} />}
            </span>
            <Sureness width={width} provisional={provisional} />
            <span className={styles.record}>
              {wins + loses === 0
                ? t('rankings.start')
                : `${inOneLine(t('rankings.wins', { count: wins }))} · ${inOneLine(t('rankings.losses', { count: loses }))}`}
            </span>
          </Link>
          {wins + loses > 0 && (
            <Link to={pathOf(sport, true)} className={styles.why}>
              {t('rankings.tile.why')} <VisuallyHidden>{t(`sport.${sport}`)}</VisuallyHidden>
            </Link>
          )}
        </li>
      ))}
      <li className={styles.more}>{children}</li>
    </ul>
  );
});

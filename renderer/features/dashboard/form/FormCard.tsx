import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { getForm } from '../../../../shared/contract/rating.ts';
import type { Form } from '../../../../shared/contract/schemas/ratings/form.ts';
import { weeksInARow } from '../../../../shared/domain/calendar/courtWeeks.ts';
import { inLine } from '../../../../shared/locales/intl.ts';
import { failureText } from '../../../api/failures.ts';
import { formatChange, formatDayBrief, formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { Query } from '../../../stores/Query.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useLive } from '../../../stores/useLive.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { CourtMark } from '../../../ui/court/CourtLines.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Flip } from '../../../ui/sports/Flip.tsx';
import { RatingLine } from '../../../ui/sports/RatingLine.tsx';
import { useNewItems } from '../../../ui/useNewItems.ts';
import { rankingKind, rankingsPath } from '../../rankings/rankingsAddress.ts';
import styles from './Form.module.css';

/** A small court for each week on court, an empty place for the others: no flame, and no guilt. */
function WeeksOnCourt({ weeks, row }: { weeks: Form['weeks']; row: number }) {
  const t = useText();
  const onCourt = weeks.filter(({ sport }) => sport !== null).map(({ monday }) => monday);
  const arrived = useNewItems(onCourt);
  const played = onCourt.length;
  const all = t('form.weeks', { played, total: weeks.length });
  return (
    <div className={styles.weeks}>
      <div className={styles.courts} aria-hidden="true">
        {weeks.map(({ monday, sport }) => (
          <span key={monday} className={sport ? styles.week : styles.off} data-new={arrived.has(monday) || undefined}>
            {sport && <CourtMark sport={sport} />}
          </span>
        ))}
      </div>
      <p className={styles.text}>
        {[row > 1 && t('form.row', { count: row }), row < weeks.length && all].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

/** The level as tiles, its last changes as a line, and the change of the last day. */
const CourseLine = observer(function CourseLine({ course }: { course: NonNullable<Form['course']> }) {
  const t = useText();
  const { formats, language } = useStores();
  const { ratings, sport, single, mixed, day, change, wins, losses } = course;
  const level = (rating = 0) => formatRating(rating, language.language);
  const kind = [t(`sport.${sport}`), t(rankingKind({ double: !single, mixed }))].join(', ');
  const on = formatDayBrief(`${day}T12:00:00Z`, 'UTC', formats);
  return (
    <>
      <Flip value={level(ratings.at(-1))} label={t('known.level', { level: level(ratings.at(-1)) })} size="l" />
      <RatingLine
        ratings={ratings}
        label={t('form.course', {
          kind,
          total: ratings.length - 1,
          from: level(ratings[0]),
          to: level(ratings.at(-1)),
        })}
      />
      <p className={styles.text}>
        <b data-rises={change >= 0}>{t('form.change', { change: formatChange(change, language.language), day: on })}</b>{' '}
        · {t('form.record', { wins, losses })}
      </p>
    </>
  );
});

interface FormCardProps {
  /** Takes no room before it is known whether there is a form: most people without matches have none. */
  isLate?: boolean;
}

/** How the player plays lately: level, the last ten changes, the weeks on court (R-form). Nothing before the first match. */
const FormCard = observer(function FormCard({ isLate = false }: FormCardProps) {
  const t = useText();
  const id = useId();
  const { api, language } = useStores();
  const [form] = useState(() => new Query(() => api.call(getForm), { keepsOn: () => true }));
  useEffect(() => void form.load(), [form]);
  useLive(() => form.refresh());
  const { value, failure } = form;
  const level = value?.course?.ratings.at(-1);
  if (isLate && !value && !failure) return null;
  if (value && level === undefined && value.weeks.every(({ sport }) => sport === null)) return null;
  return (
    <section className={styles.form} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{t('form.title')}</h2>
        {value?.course && (
          <span className={styles.kind}>
            {inLine(
              [
                t(`sport.${value.course.sport}`),
                t(rankingKind({ double: !value.course.single, mixed: value.course.mixed })),
              ],
              ' · ',
            )}
          </span>
        )}
        {value?.course && level !== undefined && (
          <Link
            to={rankingsPath({
              tab: 'rankings',
              sport: value.course.sport,
              players: value.course.single ? 'singles' : 'doubles',
              why: true,
            })}
            className={styles.why}
          >
            {t('form.why', { level: formatRating(level, language.language) })}
          </Link>
        )}
      </div>
      {failure ? (
        <Notice
          tone="error"
          live
          title={t('form.failed')}
          action={<Button onClick={() => void form.load()}>{t('alert.retry')}</Button>}
        >
          {t(failureText(failure))}
        </Notice>
      ) : value ? (
        <div className={styles.card}>
          {value.course && <CourseLine course={value.course} />}
          <WeeksOnCourt weeks={value.weeks} row={weeksInARow(value.weeks)} />
        </div>
      ) : (
        <Skeleton height={9.75} />
      )}
    </section>
  );
});

export default FormCard;

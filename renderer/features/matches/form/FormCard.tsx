import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { getForm } from '../../../../shared/contract/rating.ts';
import { weeksInARow } from '../../../../shared/domain/calendar/courtWeeks.ts';
import { failureText } from '../../../api/failures.ts';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { Query } from '../../../stores/Query.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useLive } from '../../../stores/useLive.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { rankingsPath } from '../../rankings/rankingsAddress.ts';
import { CourseLine } from './CourseLine.tsx';
import styles from './Form.module.css';
import { WeeksOnCourt } from './WeeksOnCourt.tsx';

interface FormCardProps {
  /** Takes no room before it is known whether there is a form: for who has no matches, as most of them have none. */
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
            {[t(`sport.${value.course.sport}`), t(value.course.single ? 'rankings.singles' : 'rankings.doubles')].join(
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

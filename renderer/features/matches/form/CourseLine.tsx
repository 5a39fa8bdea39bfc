import { observer } from 'mobx-react-lite';
import type { Form } from '../../../../shared/contract/schemas/ratings/form.ts';
import { intlTag } from '../../../../shared/locales/intl.ts';
import { formatDayBrief, formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Flip } from '../../../ui/sports/Flip.tsx';
import { RatingLine } from '../../../ui/sports/RatingLine.tsx';
import styles from './Form.module.css';

/** The level as tiles, its last changes as a line, and what the last day has changed. */
export const CourseLine = observer(function CourseLine({ course }: { course: NonNullable<Form['course']> }) {
  const t = useText();
  const { formats, language } = useStores();
  const { ratings, sport, single, day, change, wins, losses } = course;
  const level = (rating = 0) => formatRating(rating, language.language);
  const kind = [t(`sport.${sport}`), t(single ? 'rankings.singles' : 'rankings.doubles')].join(', ');
  const on = formatDayBrief(`${day}T12:00:00Z`, 'UTC', formats);
  const signed = new Intl.NumberFormat(intlTag(language.language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: Math.abs(change) < 0.05 ? 2 : 1,
    signDisplay: 'exceptZero',
  });
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
        <b data-rises={change >= 0}>{t('form.change', { change: signed.format(change).replace('-', '−'), day: on })}</b>{' '}
        · {t('form.record', { wins, losses })}
      </p>
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { venueDay } from '../../../../shared/domain/calendar/zone.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { firstWeekday } from '../../../i18n/firstWeekday.ts';
import { formatDayLong, formatMonth, formatTime, formatWeekday } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { CHEVRON_LEFT_ICON, CHEVRON_RIGHT_ICON } from '../../../ui/display/icons.ts';
import { useRoute } from '../../../ui/route.ts';
import { usePeople } from '../list/MatchTitle.tsx';
import { isAgreed, type MatchView } from '../matchView.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import styles from './MonthView.module.css';
import { addMonths, monthOf, monthWeeks } from './monthWeeks.ts';

interface MonthViewProps {
  /** `YYYY-MM` */
  month: string;
  /** `YYYY-MM-DD`, where the player is. */
  today: string;
  matches: readonly MatchView[];
}

/** @returns by the venue's day, the agreed matches in order */
function byDay(matches: readonly MatchView[]): Map<string, MatchView[]> {
  const agreed = matches.filter(({ game }) => isAgreed(game));
  return Map.groupBy(
    agreed.sort((a, b) => a.time - b.time),
    ({ game }) => venueDay(game.fromTime ?? '', game.timezone),
  );
}

/** The agreed matches of a month, each on its day at the venue, and the way to have them in one's own calendar. */
const MonthView = observer(function MonthView({ month, today, matches }: MonthViewProps) {
  const t = useText();
  const { formats, browserLanguages } = useStores();
  const { go } = useRoute();
  const weeks = monthWeeks(month, firstWeekday(formats, browserLanguages));
  const days = byDay(matches);
  const isOwn = (day: string) => monthOf(day) === month;
  const show = (chosen: string) => go(`${PATHS.dashboard}?month=${chosen}`, { replace: true });
  const isEmpty = ![...days.keys()].some(isOwn);
  return (
    <section className={styles.month} aria-label={t('dashboard.month')}>
      <div className={styles.head}>
        <IconButton icon={CHEVRON_LEFT_ICON} label={t('month.previous')} onClick={() => show(addMonths(month, -1))} />
        <h2 aria-live="polite">{formatMonth(month, formats)}</h2>
        <IconButton icon={CHEVRON_RIGHT_ICON} label={t('month.next')} onClick={() => show(addMonths(month, 1))} />
        {monthOf(today) !== month && (
          <Button variant="quiet" onClick={() => show(monthOf(today))}>
            {t('month.today')}
          </Button>
        )}
      </div>
      {isEmpty && <p className={styles.none}>{t('month.none')}</p>}
      <table className={styles.grid}>
        <caption className={styles.caption}>{formatMonth(month, formats)}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                <abbr title={formatWeekday(day, formats, 'long')}>{formatWeekday(day, formats, 'short')}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  className={classNames(!isOwn(day) && styles.beside, days.has(day) && styles.full)}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <time dateTime={day} className={styles.day}>
                    {Number(day.slice(8))}
                  </time>
                  <DayMatches matches={days.get(day) ?? []} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={styles.agenda}>
        {weeks
          .flat()
          .filter((day) => isOwn(day) && days.has(day))
          .map((day) => (
            <li key={day}>
              <h3>{formatDayLong(`${day}T12:00:00Z`, 'UTC', formats)}</h3>
              <DayMatches matches={days.get(day) ?? []} />
            </li>
          ))}
      </ol>
      <CalendarFeed />
    </section>
  );
});

const DayMatches = observer(function DayMatches({ matches }: { matches: readonly MatchView[] }) {
  const t = useText();
  const people = usePeople();
  const { formats } = useStores();
  if (matches.length === 0) return null;
  return (
    <ul className={styles.matches}>
      {matches.map(({ game, path, people: names }) => (
        <li key={game.id}>
          <Link to={path} className={styles.match} data-sport={game.sport}>
            <span className={styles.time}>{game.fromTime && formatTime(game.fromTime, game.timezone, formats)}</span>{' '}
            {t('month.match', { sport: t(`sport.${game.sport}`), people: people(names) })}
          </Link>
        </li>
      ))}
    </ul>
  );
});

export default MonthView;

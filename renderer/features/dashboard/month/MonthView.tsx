import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { firstWeekday } from '../../../i18n/firstWeekday.ts';
import { formatDayLong, formatMonth, formatWeekday } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useLive } from '../../../stores/useLive.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { CHEVRON_LEFT_ICON, CHEVRON_RIGHT_ICON } from '../../../ui/display/icons.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../../ui/route.ts';
import { Legend } from '../Legend.tsx';
import { type MatchView, viewMatch } from '../matchView.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import entry from './MonthDay.module.css';
import { MonthDay } from './MonthDay.tsx';
import { MonthPast } from './MonthPast.ts';
import styles from './MonthView.module.css';
import { monthEntries } from './monthEntries.ts';
import { addMonths, monthOf, monthWeeks } from './monthWeeks.ts';

interface MonthViewProps {
  /** `YYYY-MM` */
  month: string;
  /** `YYYY-MM-DD`, where the player is. */
  today: string;
  /** Those that are not past. */
  matches: readonly MatchView[];
}

/** In the order of a match's life. */
const KINDS = ['offered', 'agreed', 'due', 'played'] as const;

/** Most dots of a day on a phone. */
const MAX_DOTS = 3;

/** The matches of a month, each on its day at the venue, and the way to have them in one's own calendar (R-month). */
const MonthView = observer(function MonthView({ month, today, matches }: MonthViewProps) {
  const t = useText();
  const root = useStores();
  const { formats, browserLanguages, session, language } = root;
  const [past] = useState(() => new MonthPast(root));
  const { go } = useRoute();
  const weeks = monthWeeks(month, firstWeekday(formats, browserLanguages));
  const [from, to] = [weeks[0]?.[0] ?? today, weeks.at(-1)?.at(-1) ?? today];
  useEffect(() => past.show(from, to), [past, from, to]);
  useLive(past.load);
  const played = past.list.map((game) => viewMatch(game, session.user?.id ?? '', language.language));
  const days = monthEntries([...matches, ...played], root.config.now());
  const isOwn = (day: string) => monthOf(day) === month;
  const show = (chosen: string) => go(`${PATHS.dashboard}?month=${chosen}`, { replace: true });
  const kinds = KINDS.filter((kind) =>
    [...days.values()].some((entries) => entries.some((each) => each.kind === kind)),
  );
  const isEmpty = past.isHere && ![...days.keys()].some(isOwn);
  return (
    <section className={styles.month} aria-label={t('dashboard.month')}>
      <div className={styles.head}>
        <IconButton icon={CHEVRON_LEFT_ICON} label={t('month.previous')} onClick={() => show(addMonths(month, -1))} />
        <h2 aria-live="polite">{formatMonth(month, formats)}</h2>
        <IconButton icon={CHEVRON_RIGHT_ICON} label={t('month.next')} onClick={() => show(addMonths(month, 1))} />
      </div>
      {monthOf(today) !== month && (
        <div className={styles.today}>
          <Button variant="quiet" onClick={() => show(monthOf(today))}>
            {t('month.today')}
          </Button>
        </div>
      )}
      {past.failure && <LoadFailed failure={past.failure} onRetry={() => void past.load()} />}
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
                  className={isOwn(day) ? undefined : styles.beside}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <time dateTime={day} className={styles.day}>
                    {Number(day.slice(8))}
                  </time>
                  <div className={styles.entries}>
                    <MonthDay day={day} entries={days.get(day) ?? []} />
                  </div>
                  <div className={styles.dots} aria-hidden="true">
                    {days
                      .get(day)
                      ?.slice(0, MAX_DOTS)
                      .map(({ key, match, kind }) => (
                        <i key={key} className={styles[kind]} data-sport={match.game.sport} />
                      ))}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {kinds.length > 1 && (
        <Legend
          looks={kinds.map((kind) => ({
            look: classNames(entry.match, entry[kind]),
            text: t(`month.kind.${kind}`),
          }))}
        />
      )}
      {past.isSettled ? (
        <>
          <ol className={styles.agenda}>
            {weeks
              .flat()
              .filter((day) => isOwn(day) && days.has(day))
              .map((day) => (
                <li key={day}>
                  <h3>{formatDayLong(`${day}T12:00:00Z`, 'UTC', formats)}</h3>
                  <MonthDay day={day} entries={days.get(day) ?? []} whole />
                </li>
              ))}
          </ol>
          <CalendarFeed />
        </>
      ) : (
        <div aria-busy="true">
          <Skeleton height={24} />
        </div>
      )}
    </section>
  );
});

export default MonthView;

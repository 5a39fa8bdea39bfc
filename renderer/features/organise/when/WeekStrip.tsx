import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { type DayPart, PART_BEGINS } from '../../../../shared/domain/calendar/dayParts.ts';
import { MAX_WINDOWS } from '../../../../shared/domain/limits.ts';
import { usualTimes } from '../../../../shared/domain/match/habits.ts';
import { formatDayShort } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { BALL_ICON } from '../../../ui/display/icons.ts';
import { PictureKey } from '../../../ui/display/PictureKey.tsx';
import type { Composer } from '../Composer.ts';
import { StripBox } from './StripBox.tsx';
import styles from './WeekStrip.module.css';
import { partEnd, type StripCell, weekStrip } from './weekStrip.ts';

/** Explains the marks on the strip, as far as there are any. */
function StripKey({ isUsual, isOften, isBusy }: { isUsual: boolean; isOften: boolean; isBusy: boolean }) {
  const t = useText();
  if (!isUsual && !isOften && !isBusy) return null;
  return (
    <div aria-hidden="true" className={styles.key}>
      <PictureKey>
        {isUsual && (
          <span>
            <i className={`${styles.cell} ${styles.usual}`} />
            {t('organise.strip.usual')}
          </span>
        )}
        {isOften && (
          <span>
            <i className={styles.dot} />
            {t('organise.strip.dot')}
          </span>
        )}
        {isBusy && (
          <span>
            <Icon path={BALL_ICON} size="s" />
            {t('organise.strip.busy')}
          </span>
        )}
      </PictureKey>
    </div>
  );
}

interface WeekStripProps {
  composer: Composer;
  /** The first of its days. */
  first: string;
}

/** Seven days in parts of the day, each offered by a tap; says which are usual, and when one plays already. */
export const WeekStrip = observer(function WeekStrip({ composer, first }: WeekStripProps) {
  const t = useText();
  const { formats, feedback } = useStores();
  const { draft, matches, agreed } = composer;
  const { windows, known } = draft;
  const { rules, periods } = windows;
  const { duration } = rules;
  const { days, rows } = weekStrip(first, periods, rules);
  const usual = useMemo(() => usualTimes(matches), [matches]);
  const theirs = known.picks.map(({ id }) => usualTimes(matches, id));
  const factsOf = ({ halfDay, period }: StripCell) => ({
    isUsual: usual.has(halfDay),
    often: theirs.filter((times) => times.has(halfDay)).length,
    isBusy: period !== null && agreed.some((at) => at.fromTime < period.toTime && period.fromTime < at.toTime),
  });
  const facts = rows.flatMap(({ cells }) => cells.map(factsOf));
  const toggle = ({ state, cells }: StripCell) => {
    const isDone = state === 'on' ? windows.draw([], cells) : windows.draw(cells, []);
    if (isDone) return;
    const values = { limit: MAX_WINDOWS };
    feedback.toast({ id: 'organise.draw.full', tone: 'error', text: 'organise.draw.full', values, stays: false });
  };
  const hour = (time: string) => Number(time.slice(0, 2));
  const hours = (part: DayPart) => `${hour(PART_BEGINS[part])}–${hour(partEnd(part, duration))}`;
  return (
    <>
      <div className={styles.room}>
        <fieldset className={styles.strip} aria-label={t('organise.strip.label')}>
          <span className={styles.corner} />
          {days.map((day) => {
            const { weekday, date } = formatDayShort(`${day}T12:00:00Z`, 'UTC', formats);
            return (
              <span key={day} className={styles.day}>
                {weekday} <b title={date}>{Number(day.slice(8))}</b>
              </span>
            );
          })}
          {rows.map(({ part, cells }) => (
            <div key={part} className={styles.row}>
              <span className={styles.part}>
                <b>{t(`organise.part.${part}`)}</b> {hours(part)}
              </span>
              {cells.map((cell) => (
                <StripBox key={cell.day} cell={cell} {...factsOf(cell)} onToggle={() => toggle(cell)} />
              ))}
            </div>
          ))}
        </fieldset>
      </div>
      <StripKey
        isUsual={facts.some(({ isUsual }) => isUsual)}
        isOften={facts.some(({ often }) => often > 0)}
        isBusy={facts.some(({ isBusy }) => isBusy)}
      />
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useState } from 'react';
import type { StartCount } from '../../../../shared/domain/match/answerCounts.ts';
import { formatDayLong, formatTime, formatZone } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { MINUS_ICON } from '../../../ui/display/icons.ts';
import type { GridModel } from '../../calendar/gridModel.ts';
import { firstPosition, keptPosition, moved, type Position } from '../../calendar/gridMoves.ts';
import { TimeGrid } from '../../calendar/TimeGrid.tsx';
import styles from './AnswerMap.module.css';

/** Writes the names of these ids as one list. */
export type ListOf = (ids: readonly string[]) => string;

interface AnswerTableProps {
  /** Starts only. */
  model: GridModel;
  /** By start. */
  counts: ReadonlyMap<string, StartCount>;
  /** How many said yes. */
  total: number;
  listOf: ListOf;
}

/** Steps of colour between nobody and everybody. */
const STEPS = 3;

/** @returns 0 for nobody, 4 for everybody, and 1 to 3 by their share between */
const levelOf = (count: number, total: number): number =>
  count === 0 ? 0 : count === total ? STEPS + 1 : Math.ceil((count / total) * STEPS);

/** Days as columns, starts as rows, in each cell how many can; the one that has or had the focus is told in names. */
export const AnswerTable = observer(function AnswerTable(props: AnswerTableProps) {
  const { model, counts, total, listOf } = props;
  const { timezone } = model;
  const t = useText();
  const { formats } = useStores();
  const hint = useId();
  const [chosen, setChosen] = useState<Position | null>(null);
  const at = chosen ? keptPosition(model, chosen) : firstPosition(model);
  const shown = chosen && (model.days[at.day]?.cells[at.row] ?? null);
  const when = (start: string) => `${formatDayLong(start, timezone, formats)}, ${formatTime(start, timezone, formats)}`;

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = moved(model, at, event.key, event.ctrlKey || event.metaKey);
    // The heads of the days do nothing here: the keys stay among the starts.
    if (!next || next.row < 0) return;
    event.preventDefault();
    setChosen(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${next.day}.${next.row}"]`)?.focus();
  };

  return (
    <div className={styles.map}>
      <p id={hint} className={styles.hint}>
        {t('ownGame.map.hint', { total })}{' '}
        {t('calendar.zone', { zone: formatZone(timezone, model.days[0]?.sample ?? new Date(), formats) })}
      </p>
      {[...counts.values()].some(({ ratherNot }) => ratherNot.length > 0) && (
        <p className={styles.legend}>
          <Icon path={MINUS_ICON} size="s" />
          {t('ownGame.map.hint.ratherNot')}
        </p>
      )}
      <TimeGrid
        aria-label={t('ownGame.map')}
        aria-describedby={hint}
        model={model}
        isOfStarts
        onKeyDown={handleKey}
        cell={(start, { day, row }) => {
          const count = counts.get(start);
          if (!count) return <td className={styles.none} />;
          const can = count.can.length;
          const reluctant = count.ratherNot.length;
          const canText = t('ownGame.map.cell', { can, total });
          const said = reluctant > 0 ? `${canText}, ${t('ownGame.map.cell.ratherNot', { count: reluctant })}` : canText;
          return (
            <td>
              <button
                type="button"
                className={styles.cell}
                data-at={`${day}.${row}`}
                data-level={levelOf(can, total)}
                aria-pressed={start === shown}
                aria-label={`${when(start)}: ${said}`}
                tabIndex={at.day === day && at.row === row ? 0 : -1}
                onFocus={() => setChosen({ day, row })}
                onClick={() => setChosen({ day, row })}
              >
                {can}
                {reluctant > 0 && <Icon path={MINUS_ICON} size="s" />}
              </button>
            </td>
          );
        }}
      />
      <div role="status" className={styles.people}>
        {shown ? (
          <People title={when(shown)} count={counts.get(shown)} listOf={listOf} />
        ) : (
          <p className={styles.hint}>{t('ownGame.map.choose')}</p>
        )}
      </div>
    </div>
  );
});

interface PeopleProps {
  title: string;
  count: StartCount | undefined;
  listOf: ListOf;
}

/** People who can, or cannot, make one start. */
function People({ title, count, listOf }: PeopleProps) {
  const t = useText();
  if (!count) return null;
  return (
    <>
      <strong className={styles.when}>{title}</strong>
      <p>{count.can.length > 0 ? t('ownGame.map.can', { names: listOf(count.can) }) : t('ownGame.map.nobodyCan')}</p>
      {count.ratherNot.length > 0 && <p>{t('ownGame.map.reluctant', { names: listOf(count.ratherNot) })}</p>}
      {count.cannot.length > 0 && <p>{t('ownGame.map.cannot', { names: listOf(count.cannot) })}</p>}
    </>
  );
}

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { formatDayLong, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { rowFacts } from '../rows/rowFacts.ts';
import { useMatchMenu } from '../rows/useMatchMenu.ts';
import { useRowText } from '../rows/useRowText.ts';
import styles from './MonthDay.module.css';
import type { MonthEntry } from './monthEntries.ts';

/** How many entries fit on a day of the grid. */
const MAX_ENTRIES = 3;

interface MonthDayProps {
  /** `YYYY-MM-DD` */
  day: string;
  entries: readonly MonthEntry[];
  /** All of them, whatever room there is. */
  whole?: boolean;
}

/** The matches of a day: those without room are behind a button that opens the day (R-month). */
export const MonthDay = observer(function MonthDay({ day, entries, whole = false }: MonthDayProps) {
  const t = useText();
  const { formats } = useStores();
  const [isOpen, setIsOpen] = useState(false);
  const isCut = !whole && entries.length > MAX_ENTRIES;
  const shown = isCut ? entries.slice(0, MAX_ENTRIES - 1) : entries;
  const title = formatDayLong(`${day}T12:00:00Z`, 'UTC', formats);
  if (entries.length === 0) return null;
  return (
    <>
      <ul className={styles.matches}>
        {shown.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ul>
      {isCut && (
        <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <span aria-hidden="true">+{entries.length - shown.length}</span>
          <VisuallyHidden>
            {t('dashboard.due.more', { count: entries.length - shown.length })}: {title}
          </VisuallyHidden>
        </button>
      )}
      {isOpen && (
        <Dialog title={title} closeLabel={t('alert.close')} onClose={() => setIsOpen(false)}>
          <MonthDay day={day} entries={entries} whole />
        </Dialog>
      )}
    </>
  );
});

/**
 * A match on its day: an outline while it is offered, the court's ground when it is agreed, the ball's while its score is
 * missing, and an edge of the court once it was played.
 */
const Entry = observer(function Entry({ entry }: { entry: MonthEntry }) {
  const t = useText();
  const text = useRowText();
  const { formats } = useStores();
  const { match, kind, time } = entry;
  const { game, path, persons } = match;
  const { area, menu } = useMatchMenu({ match });
  const sport = t(`sport.${game.sport}`);
  return (
    <li {...area}>
      <Link to={path} className={classNames(styles.match, styles[kind])} data-sport={game.sport}>
        <span className={styles.time}>{formatTime(new Date(time), game.timezone, formats)}</span>{' '}
        {kind === 'played' ? (
          text.pastTitle(match, rowFacts(game))
        ) : (
          <>
            {text.names(persons) || sport}
            <VisuallyHidden>
              {sport}, {t(game.summary.title as TextKey)}
            </VisuallyHidden>
          </>
        )}
      </Link>
      {menu}
    </li>
  );
});

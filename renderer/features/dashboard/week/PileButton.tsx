import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { usePeople } from '../../../common/people/usePeople.ts';
import { formatDayLong, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { CourtMark } from '../../../ui/court/CourtLines.tsx';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import rows from '../overview/MatchRows.module.css';
import { Answers } from '../overview/MatchRows.tsx';
import styles from './BoardBlock.module.css';
import type { Offered } from './weekBlocks.ts';

/** How many offers lie under a block; opens them as a list (R-week-board). */
export const PileButton = observer(function PileButton({ below }: { below: readonly Offered[] }) {
  const t = useText();
  const people = usePeople();
  const { formats } = useStores();
  const [isOpen, setOpen] = useState(false);
  const [first] = below;
  if (!first) return null;
  const day = formatDayLong(first.period.fromTime, first.match.game.timezone, formats);
  return (
    <>
      <button type="button" className={styles.pile} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span aria-hidden="true">+{below.length}</span>
        <VisuallyHidden>{t('week.below', { count: below.length, day })}</VisuallyHidden>
      </button>
      {isOpen && (
        <Dialog title={day} closeLabel={t('alert.close')} onClose={() => setOpen(false)}>
          <ul className={rows.rows}>
            {below.map(({ key, match, period }) => {
              const time = (instant: string) => formatTime(instant, match.game.timezone, formats);
              return (
                <li key={key}>
                  <Link to={match.path} className={rows.row}>
                    <CourtMark sport={match.game.sport} />
                    <span className={rows.words}>
                      <b>{t('month.match', { sport: t(`sport.${match.game.sport}`), people: people(match.people) })}</b>
                      <small>
                        {time(period.fromTime)}–{time(period.toTime)} · {match.venues[0]}
                      </small>
                    </span>
                    <Answers match={match} />
                  </Link>
                </li>
              );
            })}
          </ul>
        </Dialog>
      )}
    </>
  );
});

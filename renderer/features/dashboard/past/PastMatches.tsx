import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { Sport } from '../../../../shared/domain/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { CourtMark } from '../../../ui/court/CourtLines.tsx';
import { SEARCH_ICON } from '../../../ui/display/icons.ts';
import { TileInput } from '../../../ui/forms/TileInput.tsx';
import { useRoute } from '../../../ui/route.ts';
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import type { DashboardView } from '../DashboardView.ts';
import { type PastFilter, pastPath } from '../dashboardTab.ts';
import { ListTools } from '../list/ListTools.tsx';
import { MorePast } from '../list/MorePast.tsx';
import { NotFound } from '../list/NotFound.tsx';
import styles from './PastMatches.module.css';
import { PastMonths } from './PastMonths.tsx';
import sportChipsStyles from './SportChips.module.css';
import { YearBoard } from './YearBoard.tsx';
import { ofSport, shownYear, sportsOf, sumsByMonth, yearOfSums, yearsOf } from './yearSums.ts';

interface PastMatchesProps {
  view: DashboardView;
  /** `YYYY-MM-DD`, where the player is. */
  today: string;
  /** How often the search was asked for by a key or a button. */
  searches: number;
}

interface SportChipsProps {
  sports: readonly Sport[];
  /** Null: all of them. */
  chosen: Sport | null;
  onChoose: (sport: Sport | null) => void;
}

/** The sports somebody has played: one or all are shown. */
function SportChips({ sports, chosen, onChoose }: SportChipsProps) {
  const t = useText();
  const name = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  // On a phone the line is wider than the window: scrolls to the chosen sport.
  useEffect(() => {
    const chip = frame.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (frame.current && chip) frame.current.scrollLeft = chip.offsetLeft - chip.offsetWidth;
  }, []);
  return (
    <fieldset ref={frame} className={sportChipsStyles.chips} aria-label={t('past.sport')}>
      {[null, ...sports].map((sport) => (
        <label key={sport ?? 'all'} className={sportChipsStyles.chip}>
          <TileInput type="radio" name={name} checked={sport === chosen} onChange={() => onChoose(sport)} />
          <span>
            {sport && <CourtMark sport={sport} />}
            {sport ? t(`sport.${sport}`) : t('past.all')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The archive: a year at a glance, the sports to choose from, and the matches by their months (R-past-matches). */
const PastMatches = observer(function PastMatches({ view, today, searches }: PastMatchesProps) {
  const t = useText();
  const { go } = useRoute();
  const isWide = useMedia(WIDE);
  const { filter, past, count, isSearching } = view;
  const [isOpen, setOpen] = useState(searches > 0 || isSearching);
  useEffect(() => {
    if (searches > 0) setOpen(true);
  }, [searches]);
  const { sport, year } = filter;
  const all = past.sums.value ?? [];
  const sports = sportsOf(all);
  const sums = ofSport(all, sport);
  const thisYear = Number(today.slice(0, 4));
  // Another filter is no step to go back by.
  const choose = (chosen: Partial<PastFilter>) => go(pastPath({ ...filter, ...chosen }), { replace: true });
  const handleYear = (chosen: number) => choose({ year: chosen === thisYear ? null : chosen });
  // Closed tools search for nothing.
  const handleTools = () => {
    if (isOpen) view.setSearch('');
    setOpen(!isOpen);
  };
  return (
    <section className={styles.past} aria-label={t('dashboard.past')}>
      {all.length > 0 && (
        <YearBoard
          year={yearOfSums(sums, shownYear(all, year, thisYear))}
          years={yearsOf(all)}
          thisMonth={today.slice(0, 7)}
          withSports={sport === null}
          onYear={handleYear}
        />
      )}
      <div className={styles.tools}>
        {sports.length > 1 && (
          <SportChips sports={sports} chosen={sport} onChoose={(chosen) => choose({ sport: chosen })} />
        )}
        {!isWide && (
          <IconButton icon={SEARCH_ICON} label={t('past.search')} aria-expanded={isOpen} onClick={handleTools} />
        )}
        {(isWide || isOpen) && <ListTools view={view} searches={searches + (isWide ? 0 : 1)} />}
      </div>
      <NotFound view={view} onClear={() => choose({ sport: null, year: null })}>
        <PastMonths
          label={t('dashboard.past')}
          view={view}
          sums={isSearching ? new Map() : sumsByMonth(sums)}
          thisYear={thisYear}
        />
        {count > 0 && <MorePast past={past} />}
      </NotFound>
    </section>
  );
});

export default PastMatches;

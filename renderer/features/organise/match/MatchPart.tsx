import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { SPORTS, type Sport } from '../../../../shared/domain/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CourtMark } from '../../../ui/court/CourtLines.tsx';
import { Chip, Chips } from '../../../ui/forms/Chips.tsx';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import type { Composer } from '../Composer.ts';
import { Part } from '../Part.tsx';

interface SportPickerProps {
  value: Sport;
  offered: readonly Sport[];
  /** Those that are enough at first; null for all. */
  first: readonly Sport[] | null;
  onChange: (sport: Sport) => void;
}

/** The sports as radio buttons, each with its court: one's own, then the others. */
function SportPicker({ value, offered, first, onChange }: SportPickerProps) {
  const t = useText();
  const name = useId();
  const [isAll, setAll] = useState(first === null);
  const own = (first ?? []).filter((sport) => offered.includes(sport));
  const shown = isAll ? [...own, ...offered.filter((sport) => !own.includes(sport))] : own;
  return (
    <Chips legend={t('organise.sport')} legendHidden>
      {shown.map((sport) => (
        <Chip key={sport} name={name} checked={sport === value} onChange={() => onChange(sport)}>
          <CourtMark sport={sport} />
          {t(`sport.${sport}`)}
        </Chip>
      ))}
      {shown.length < offered.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('organise.sport.more')}
        </Button>
      )}
    </Chips>
  );
}

/** Which sport, and how many play: folded out by the first blank. */
export const MatchPart = observer(function MatchPart({ composer }: { composer: Composer }) {
  const t = useText();
  const { draft, ownSports, matches } = composer;
  const { choices } = draft;
  if (!composer.isOpen('match')) return null;
  return (
    <Part name="match" title={t('organise.match.title')}>
      <SportPicker
        value={choices.sport}
        offered={draft.club.chosen?.sports ?? SPORTS}
        // For a newcomer no sport comes first, and a club plays few.
        first={matches.length > 0 && !draft.club.chosen ? ownSports : null}
        onChange={draft.setSport}
      />
      <Segmented
        legend={t('organise.players')}
        options={(['SINGLE', 'OPENDOUBLE'] as const).map((value) => ({ value, label: t(`organise.type.${value}`) }))}
        value={choices.matchType === 'OPENDOUBLE' ? 'OPENDOUBLE' : 'SINGLE'}
        onChange={(matchType) => draft.set({ matchType })}
      />
    </Part>
  );
});

import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import type { Composer } from '../Composer.ts';
import { Part } from '../Part.tsx';
import { SportPicker } from './SportPicker.tsx';

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
        // Who has played nothing yet has nothing that comes first.
        first={matches.length > 0 ? ownSports : null}
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

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { laterDay, venueDay } from '../../../../shared/domain/calendar/zone.ts';
import { useText } from '../../../i18n/useText.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { CHEVRON_LEFT_ICON, CHEVRON_RIGHT_ICON } from '../../../ui/display/icons.ts';
import { Fold } from '../../../ui/forms/Fold.tsx';
import { ExactTimes } from '../../matchForm/ExactTimes.tsx';
import type { Composer } from '../Composer.ts';
import { Part } from '../Part.tsx';
import strip from './WeekStrip.module.css';
import { WeekStrip } from './WeekStrip.tsx';
import styles from './WhenPart.module.css';
import { stripStart } from './weekStrip.ts';
import { ZoneField } from './ZoneField.tsx';

/** When: parts of days by a tap, half hours behind a fold. */
export const WhenPart = observer(function WhenPart({ composer }: { composer: Composer }) {
  const t = useText();
  const { draft } = composer;
  const { windows } = draft;
  const { rules } = windows;
  const isOpen = composer.isOpen('exact');
  const today = venueDay(rules.now.toISOString(), rules.timezone);
  const [wanted, setWanted] = useState(() => {
    const next = windows.periods.find(({ toTime }) => toTime > rules.now.toISOString());
    return stripStart(today, next ? venueDay(next.fromTime, rules.timezone) : null);
  });
  const first = wanted < today ? today : wanted;
  const starts = windows.starts.length;
  return (
    <Part
      name="when"
      title={t('organise.when.title')}
      end={<StripTurn first={first} today={today} onTurn={setWanted} />}
      problem={draft.attempted ? draft.problems.windows : null}
    >
      <WeekStrip composer={composer} first={first} />
      <div className={styles.exact}>
        <Fold
          label={t('organise.exact')}
          value={starts > 0 ? t('organise.when.starts', { count: starts }) : ''}
          open={isOpen}
          onToggle={(open) => composer.toggle('exact', open)}
        >
          {isOpen && (
            <>
              <p className={styles.quiet}>{t('organise.when.text')}</p>
              <ExactTimes windows={windows} />
              <ZoneField draft={draft} />
            </>
          )}
        </Fold>
      </div>
    </Part>
  );
});

interface StripTurnProps {
  first: string;
  today: string;
  onTurn: (first: string) => void;
}

/** Seven days on, and back as far as today. */
function StripTurn({ first, today, onTurn }: StripTurnProps) {
  const t = useText();
  return (
    <span className={strip.turn}>
      <IconButton
        icon={CHEVRON_LEFT_ICON}
        label={t('organise.strip.previous')}
        disabled={first <= today}
        onClick={() => onTurn(laterDay(first, -7))}
      />
      <IconButton
        icon={CHEVRON_RIGHT_ICON}
        label={t('organise.strip.next')}
        onClick={() => onTurn(laterDay(first, 7))}
      />
    </span>
  );
}

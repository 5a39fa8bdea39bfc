import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { venueDay } from '../../../../shared/domain/calendar/zone.ts';
import { useText } from '../../../i18n/useText.ts';
import { Fold } from '../../../ui/forms/Fold.tsx';
import { ExactTimes } from '../../matchForm/ExactTimes.tsx';
import type { Composer } from '../Composer.ts';
import { Part } from '../Part.tsx';
import { StripTurn } from './StripTurn.tsx';
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

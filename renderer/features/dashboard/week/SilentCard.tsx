import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { mayNudge } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import styles from './Aside.module.css';
import { Nudging, type Silent } from './Nudging.ts';
import { SilentRow } from './SilentRow.tsx';

/** How many people are shown before all are asked for. */
const ROWS = 6;

/** People who have not answered, each asked once more by one press, or all of them (R-silent, R-nudge). */
export const SilentCard = observer(function SilentCard({ silent }: { silent: readonly Silent[] }) {
  const t = useText();
  const id = useId();
  const { api, config, feedback } = useStores();
  const [nudging] = useState(() => new Nudging(api, feedback));
  const [isWhole, setWhole] = useState(false);
  if (silent.length === 0) return null;
  const now = config.now();
  const isOpen = ({ invitee }: Silent) => !nudging.asked.has(invitee.id) && mayNudge(invitee, now);
  /** When a person was asked again, if it is too soon for the next time. */
  const askedAt = (each: Silent): string | null => {
    if (isOpen(each)) return null;
    return each.invitee.nudgedAt ?? (nudging.asked.has(each.invitee.id) ? now.toISOString() : null);
  };
  const open = silent.filter(isOpen);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{t('week.silent')}</h2>
        {open.length > 1 && (
          <Button variant="quiet" busy={nudging.nudging.isBusyWith('all')} onClick={() => void nudging.nudgeAll(open)}>
            {t('week.nudgeAll')}
          </Button>
        )}
      </header>
      <ul>
        {silent.slice(0, isWhole ? silent.length : ROWS).map((each) => (
          <SilentRow
            key={each.invitee.id}
            silent={each}
            isOpen={isOpen(each)}
            askedAt={askedAt(each)}
            isBusy={nudging.nudging.isBusyWith(each.invitee.id)}
            onNudge={() => void nudging.nudge(each)}
          />
        ))}
      </ul>
      {silent.length > ROWS && !isWhole && (
        <Button variant="quiet" wide onClick={() => setWhole(true)}>
          {t('organise.guests.all', { count: silent.length })}
        </Button>
      )}
    </section>
  );
});

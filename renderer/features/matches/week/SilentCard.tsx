import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import styles from './Aside.module.css';
import { Nudging } from './Nudging.ts';
import { SilentRow } from './SilentRow.tsx';
import type { Silent } from './silent.ts';

/** People who are shown before all are asked for. */
const ROWS = 6;
const DAY_MS = 86_400_000;

/** Who has not answered, each asked once more by one press, or all of them (R-silent, R-nudge). */
export const SilentCard = observer(function SilentCard({ silent }: { silent: readonly Silent[] }) {
  const t = useText();
  const id = useId();
  const { api, config, feedback } = useStores();
  const [nudging] = useState(() => new Nudging(api, feedback));
  const [isWhole, setWhole] = useState(false);
  if (silent.length === 0) return null;
  /** When somebody was asked within a day, who isn't asked again before it is over. */
  const askedAt = ({ invitee }: Silent): string | null => {
    const now = config.now();
    if (nudging.asked.has(invitee.id)) return invitee.nudgedAt ?? now.toISOString();
    const isRecent = invitee.nudgedAt && now.getTime() - Date.parse(invitee.nudgedAt) < DAY_MS;
    return isRecent ? invitee.nudgedAt : null;
  };
  const open = silent.filter((each) => askedAt(each) === null);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{t('week.silent')}</h2>
        {open.length > 1 && (
          <Button variant="quiet" busy={nudging.busy === 'all'} onClick={() => void nudging.nudgeAll(open)}>
            {t('week.nudgeAll')}
          </Button>
        )}
      </header>
      <ul>
        {silent.slice(0, isWhole ? silent.length : ROWS).map((each) => (
          <SilentRow
            key={each.invitee.id}
            silent={each}
            askedAt={askedAt(each)}
            isBusy={nudging.busy === each.invitee.id}
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

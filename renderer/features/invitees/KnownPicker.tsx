import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { chunk } from '../../common/chunk.tsx';
import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHEVRON_RIGHT_ICON } from '../../ui/display/icons.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from '../matchForm/MatchForm.module.css';
import type { KnownPeople } from './KnownPeople.ts';

const KnownList = chunk(() => import('./KnownList.tsx'), { waiting: <Skeleton height={12} /> }).Part;

/** The way to friends and past opponents: out of the way, and fetched only when wanted. */
export const KnownPicker = observer(function KnownPicker({ known }: { known: KnownPeople }) {
  const t = useText();
  const [chosen, setChosen] = useState<boolean | null>(null);
  // The reason for the failure is shown inside.
  const open = chosen ?? (known.list.status === 'failed' && known.picks.length > 0);
  return (
    <details className={styles.details} open={open} onToggle={(event) => setChosen(event.currentTarget.open)}>
      <summary>
        <Icon path={CHEVRON_RIGHT_ICON} size="s" />
        {t('known.title')}
      </summary>
      {open && (
        <div className={styles.fields}>
          <KnownList known={known} />
        </div>
      )}
    </details>
  );
});

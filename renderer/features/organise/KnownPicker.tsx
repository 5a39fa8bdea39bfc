import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { KnownPeople } from './KnownPeople.ts';
import styles from './OrganisePage.module.css';

const KnownList = lazy(() => import('./KnownList.tsx'));

/** The way to friends and past opponents: out of the way, and fetched only when wanted. */
export function KnownPicker({ known }: { known: KnownPeople }) {
  const t = useText();
  const [open, setOpen] = useState(known.picks.length > 0);
  return (
    <details className={styles.details} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="chevronRight" size="s" />
        {t('known.title')}
      </summary>
      {open && (
        <div className={styles.fields}>
          <Suspense fallback={<Skeleton height={12} />}>
            <KnownList known={known} />
          </Suspense>
        </div>
      )}
    </details>
  );
}

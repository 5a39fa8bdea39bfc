import { BRAND } from '../../../shared/brand.ts';
import { WaitingCourt } from '../../ui/court/WaitingCourt.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import layout from '../Layout.module.css';
import styles from './PageSkeleton.module.css';

/** Shown while a page's code is on its way; `bare` when there are not even texts for a header: as index.html has it. */
export function PageSkeleton({ bare = false }: { bare?: boolean }) {
  const bones = (
    <div className={styles.bones} aria-busy="true">
      <Skeleton height={2.25} />
      <Skeleton lines={3} />
      <Skeleton height={9} />
    </div>
  );
  if (!bare) return bones;
  return (
    <>
      <div className="firstHeader">
        <svg viewBox="0 0 40 40" className="firstMark" aria-hidden="true">
          <path d="M3 37 37 3M3 25 25 3" />
          <circle cx="25.5" cy="25.5" r="8.5" />
        </svg>
        {BRAND.name}
      </div>
      <div className="firstMain">
        <WaitingCourt />
      </div>
      <main className={layout.main}>{bones}</main>
    </>
  );
}

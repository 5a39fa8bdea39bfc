import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import layout from '../layouts/Layout.module.css';
import styles from './PageSkeleton.module.css';

/** What is there while a page's code is on its way; `bare` when there are not even texts for a header. */
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
      <div className={styles.header} />
      <main className={layout.main}>{bones}</main>
    </>
  );
}

import { observer } from 'mobx-react-lite';
import { LoadFailed } from '../../app/feedback/LoadFailed.tsx';
import { useStores } from '../../stores/StoreContext.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './ProfilePage.module.css';

/** Instead of the profile while it is being read, and when it could not be. */
export const NoProfile = observer(function NoProfile({ title }: { title: string }) {
  const { session } = useStores();
  const { failure } = session.me;
  return (
    <div className={styles.page} aria-busy={!failure}>
      <h1>{title}</h1>
      {failure ? <LoadFailed failure={failure} onRetry={() => void session.loadMe()} /> : <Skeleton height={24} />}
    </div>
  );
});

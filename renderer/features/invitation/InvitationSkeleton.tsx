import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import heroStyles from './Hero.module.css';
import styles from './Invitation.module.css';

/** The room of an invitation while it is on its way. */
export function InvitationSkeleton() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <div className={heroStyles.hero}>
        <div className={`${heroStyles.inner} ${heroStyles.waiting}`} />
      </div>
      <div className={styles.body}>
        <div className={styles.main}>
          <Skeleton height={4.5} />
          <Skeleton height={26} />
        </div>
        <div className={styles.side}>
          <Skeleton height={11} />
        </div>
      </div>
    </div>
  );
}

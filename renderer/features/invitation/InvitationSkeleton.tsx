import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import heroStyles from './Hero.module.css';
import styles from './Invitation.module.css';

/** The room of an invitation while it is on its way. */
export function InvitationSkeleton() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <div className={styles.body}>
        <header className={heroStyles.hero}>
          <div className={heroStyles.picture}>
            <div className={`${heroStyles.court} ${heroStyles.waiting}`} />
          </div>
          <div className={heroStyles.words}>
            <Skeleton height={2} />
            <Skeleton height={4} />
          </div>
        </header>
        <div className={styles.main}>
          <Skeleton height={17} />
          <Skeleton height={8} />
        </div>
      </div>
    </div>
  );
}

import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '../../common/feedback/LoadFailed.tsx';
import type { Me } from '../../stores/SessionStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Page } from '../../ui/display/Page.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { OwnerProof } from '../proof/OwnerProof.ts';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { AboutGroup } from './folds/AboutGroup.tsx';
import { DataGroup } from './folds/DataGroup.tsx';
import { LanguageGroup } from './folds/LanguageGroup.tsx';
import { ReachGroup } from './folds/ReachGroup.tsx';
import { SecurityGroup } from './folds/SecurityGroup.tsx';
import { useProfileForms } from './folds/useProfileForms.ts';
import { ProfileHead } from './ProfileHead.tsx';
import styles from './ProfilePage.module.css';

interface ProfileProps {
  title: string;
  /** Above everything. */
  children?: ReactNode;
}

/** The viewer's own profile, to look at and to edit (R-profile-page). */
export const Profile = observer(function Profile({ title, children }: ProfileProps) {
  const { user } = useStores().session;
  if (!user) return <NoProfile title={title} />;
  return (
    <Page>
      {children}
      <Groups user={user} />
    </Page>
  );
});

const Groups = observer(function Groups({ user }: { user: Me }) {
  const { api } = useStores();
  const [proof] = useState(() => new OwnerProof(api));
  const forms = useProfileForms(proof.prove);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ProfileHead user={user} />
        <AboutGroup forms={forms} user={user} />
      </div>
      <div className={styles.column}>
        <ReachGroup forms={forms} user={user} />
        <LanguageGroup forms={forms} />
        <SecurityGroup forms={forms} user={user} />
        <DataGroup folds={forms.folds} />
        <div className={styles.end}>
          <DeleteAccount />
        </div>
      </div>
      <ProofDialog proof={proof} />
    </div>
  );
});

/** Instead of the profile while it is being read, and when it could not be. */
const NoProfile = observer(function NoProfile({ title }: { title: string }) {
  const { session } = useStores();
  const { failure } = session.me;
  return (
    <Page aria-busy={!failure}>
      <h1>{title}</h1>
      {failure ? <LoadFailed failure={failure} onRetry={() => void session.loadMe()} /> : <Skeleton height={24} />}
    </Page>
  );
});

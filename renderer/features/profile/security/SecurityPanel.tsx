import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../../app/feedback/LoadFailed.tsx';
import { useStores } from '../../../stores/StoreContext.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { OwnerProof } from '../../proof/OwnerProof.ts';
import { ProofDialog } from '../../proof/ProofDialog.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { FactorPart } from './FactorPart.tsx';
import { Factors } from './Factors.ts';
import { PasskeyPart } from './PasskeyPart.tsx';
import styles from './Security.module.css';
import { SetupDialog } from './SetupDialog.tsx';

/** Second step and passkeys of the person (R-factor, R-passkey). */
const SecurityPanel = observer(function SecurityPanel() {
  const { api, session } = useStores();
  const [proof] = useState(() => new OwnerProof(api));
  const [factors] = useState(() => new Factors(api, proof.prove));
  useEffect(() => void factors.state.load(), [factors]);
  const { state } = factors.state;
  if (state.status === 'failed') {
    return <LoadFailed failure={state.failure} onRetry={() => void factors.state.load()} />;
  }
  if (state.status !== 'ready') {
    return (
      <div aria-busy="true">
        <Skeleton height={8} />
      </div>
    );
  }
  return (
    <div className={styles.parts}>
      <FactorPart factors={factors} hasPassword={session.user?.hasPassword ?? false} />
      <PasskeyPart factors={factors} />
      {factors.setup && <SetupDialog factors={factors} setup={factors.setup} />}
      {factors.codes && <CodesDialog codes={factors.codes} onClose={factors.close} />}
      <ProofDialog proof={proof} />
    </div>
  );
});

export default SecurityPanel;

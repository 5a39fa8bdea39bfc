import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useCopy } from '../../../common/device/useCopy.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { COPY_ICON } from '../../../ui/display/icons.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { OwnerProof } from '../../proof/OwnerProof.ts';
import { ProofDialog } from '../../proof/ProofDialog.tsx';
import { FactorPart } from './FactorPart.tsx';
import { Factors } from './Factors.ts';
import { PasskeyPart } from './PasskeyPart.tsx';
import styles from './Security.module.css';
import { SetupDialog } from './SetupDialog.tsx';

/** Shows the recovery codes, this once, to copy and to print (R-factor). It has to be answered. */
function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText();
  const copy = useCopy();
  return (
    <Dialog
      title={t('security.codes.title')}
      closeLabel={t('alert.close')}
      actions={
        <>
          <Button icon={COPY_ICON} onClick={() => void copy(codes.join('\n'), 'security.codes.copied')}>
            {t('security.codes.copy')}
          </Button>
          <Button onClick={() => window.print()}>{t('security.codes.print')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('security.codes.done')}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <p>{t('security.codes.text')}</p>
        <ul className={styles.codes} data-print>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

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

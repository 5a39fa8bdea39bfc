import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { deleteMe } from '../../../shared/contract/profile.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { toFailure } from '../../api/apiFailure.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TRASH_ICON } from '../../ui/display/icons.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useRoute } from '../../ui/route.ts';
import { OwnerProof } from '../proof/OwnerProof.ts';
import { ProofDialog } from '../proof/ProofDialog.tsx';

/** Deletes the account, after saying what goes with it and asking who they are (R-erase, R-proof, R-delete-failure). */
export const DeleteAccount = observer(function DeleteAccount() {
  const t = useText();
  const { api, feedback, session } = useStores();
  const route = useRoute();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [proof] = useState(() => new OwnerProof(api));
  const erase = async () => {
    setBusy(true);
    try {
      const isDeleted = await proof.prove((given) => api.call(deleteMe, { body: given }));
      setBusy(false);
      if (!isDeleted) return;
      feedback.toast({ id: 'deleted', tone: 'success', text: 'WA.AccountNowDeleted', stays: true });
      void session.leaveForGood();
      route.go(PATHS.login);
    } catch (error) {
      setBusy(false);
      setAsking(false);
      const failure = toFailure(error);
      feedback.open('profile.delete.failed', failureText(failure), () => setAsking(true), failureValues(failure));
    }
  };
  return (
    <>
      <Button variant="quiet" icon={TRASH_ICON} onClick={() => setAsking(true)}>
        {t('profile.delete')}
      </Button>
      {asking && (
        <Dialog
          role="alertdialog"
          title={t('profile.delete.title')}
          closeLabel={t('alert.close')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('profile.delete.keep')}</Button>
              <Button variant="danger" busy={busy} onClick={() => void erase()}>
                {t('profile.delete.confirm')}
              </Button>
            </>
          }
        >
          {t('profile.delete.text')}
        </Dialog>
      )}
      <ProofDialog proof={proof} />
    </>
  );
});

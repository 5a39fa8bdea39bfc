import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { deleteMe } from '../../../shared/contract/profile.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TRASH_ICON } from '../../ui/display/icons.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { useRoute } from '../../ui/route.ts';
import { OwnerProof } from '../proof/OwnerProof.ts';
import { ProofDialog } from '../proof/ProofDialog.tsx';

/** Deletes the account, after naming its losses and a proof of ownership (R-erase, R-proof, R-delete-failure). */
export const DeleteAccount = observer(function DeleteAccount() {
  const t = useText();
  const { api, feedback, session } = useStores();
  const route = useRoute();
  const [asking, setAsking] = useState(false);
  const [proof] = useState(() => new OwnerProof(api));
  const erase = useAction(
    async () => {
      if (!(await proof.prove((given) => api.call(deleteMe, { body: given })))) return;
      feedback.toast({ id: 'deleted', tone: 'success', text: 'WA.AccountNowDeleted', stays: true });
      void session.leaveForGood();
      route.go(PATHS.login);
    },
    (failure) => {
      setAsking(false);
      feedback.open('profile.delete.failed', failureText(failure), () => setAsking(true), failureValues(failure));
    },
  );
  return (
    <>
      <Button variant="quiet" icon={TRASH_ICON} onClick={() => setAsking(true)}>
        {t('profile.delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('profile.delete.title')}
          verb={t('profile.delete.confirm')}
          back={t('profile.delete.keep')}
          closeLabel={t('alert.close')}
          tone="danger"
          busy={erase.isBusy}
          onConfirm={() => void erase.run()}
          onBack={() => setAsking(false)}
        >
          {t('profile.delete.text')}
        </ConfirmDialog>
      )}
      <ProofDialog proof={proof} />
    </>
  );
});

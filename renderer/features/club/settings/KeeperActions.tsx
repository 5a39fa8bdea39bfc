import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { closeClub } from '../../../../shared/contract/club.ts';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { KEY_ICON, TRASH_ICON } from '../../../ui/display/icons.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { OwnerProof } from '../../proof/OwnerProof.ts';
import { ProofDialog } from '../../proof/ProofDialog.tsx';
import page from '../ClubPage.module.css';
import type { ClubStore } from '../ClubStore.ts';
import { HandOverDialog } from './HandOverDialog.tsx';

interface KeeperActionsProps {
  store: ClubStore;
  club: Club;
}

/** The keeper's actions: to hand the club over, and to close it (R-club-handover, R-club-close). */
export const KeeperActions = observer(function KeeperActions({ store, club }: KeeperActionsProps) {
  const t = useText();
  const [isHanding, setHanding] = useState(false);
  return (
    <Card title={t('club.keeper')}>
      <div className={page.ways}>
        <Button icon={KEY_ICON} onClick={() => setHanding(true)}>
          {t('club.handOver')}
        </Button>
        <CloseClub store={store} club={club} />
      </div>
      {isHanding && <HandOverDialog club={club} onClose={() => setHanding(false)} />}
    </Card>
  );
});

const CloseClub = observer(function CloseClub({ store, club }: KeeperActionsProps) {
  const t = useText();
  const { api, feedback } = useStores();
  const [asking, setAsking] = useState(false);
  const [proof] = useState(() => new OwnerProof(api));
  const close = useAction(async () => {
    if (!(await proof.prove((body) => api.call(closeClub, { params: { id: club.id }, body })))) return;
    feedback.toast({ id: 'club', tone: 'success', text: 'club.close.done', stays: false });
    setAsking(false);
    await store.reload();
  });
  return (
    <>
      <Button variant="quiet" icon={TRASH_ICON} onClick={() => setAsking(true)}>
        {t('club.close')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('club.close.title')}
          verb={t('club.close')}
          back={t('profile.edit.cancel')}
          closeLabel={t('alert.close')}
          tone="danger"
          busy={close.isBusy}
          onConfirm={() => void close.run()}
          onBack={() => setAsking(false)}
        >
          {t('club.close.text', { club: club.name })}
        </ConfirmDialog>
      )}
      <ProofDialog proof={proof} />
    </>
  );
});

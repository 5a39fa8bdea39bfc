import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { reopenClub, takeOver } from '../../../shared/contract/club.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { OwnerProof } from '../proof/OwnerProof.ts';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import type { ClubStore } from './ClubStore.ts';

interface ClubNoticesProps {
  store: ClubStore;
  club: Club;
}

/** Tells that a club is closed, has no keeper or is to be taken over, with the viewer's actions. */
export function ClubNotices({ store, club }: ClubNoticesProps) {
  const t = useText();
  const { state, action, asked } = club;
  if (state === 'CLOSED') return <ClosedNotice store={store} club={club} />;
  const takesOver = action.includes('TAKEOVER') && <TakeOver store={store} club={club} />;
  if (state === 'ORPHANED') {
    return (
      <Notice tone="warn" action={takesOver}>
        {t('club.orphaned')}
      </Notice>
    );
  }
  if (takesOver) return <Notice action={takesOver}>{t('club.handed')}</Notice>;
  return asked ? <AskedNotice store={store} /> : null;
}

const TakeOver = observer(function TakeOver({ store, club }: ClubNoticesProps) {
  const t = useText();
  const { api, feedback } = useStores();
  const take = useAction(
    async () => {
      store.take(await api.call(takeOver, { params: { id: club.id } }));
      feedback.toast({ id: 'club', tone: 'success', text: 'club.takenOver', stays: false });
    },
    (failure, report) => {
      if (failure.code === 'E.club.changed') void store.reload();
      report();
    },
  );
  return (
    <Button variant="primary" busy={take.isBusy} onClick={() => void take.run()}>
      {t('club.takeOver')}
    </Button>
  );
});

const ClosedNotice = observer(function ClosedNotice({ store, club }: ClubNoticesProps) {
  const t = useText();
  const { api, feedback } = useStores();
  const [proof] = useState(() => new OwnerProof(api));
  const reopen = useAction(async () => {
    const params = { id: club.id };
    const isDone = await proof.prove(async (body) => store.take(await api.call(reopenClub, { params, body })));
    if (isDone) feedback.toast({ id: 'club', tone: 'success', text: 'club.reopened', stays: false });
  });
  return (
    <>
      <Notice
        tone="warn"
        action={
          club.action.includes('REOPEN') && (
            <Button busy={reopen.isBusy} onClick={() => void reopen.run()}>
              {t('club.reopen')}
            </Button>
          )
        }
      >
        {t('club.closed')}
      </Notice>
      <ProofDialog proof={proof} />
    </>
  );
});

const AskedNotice = observer(function AskedNotice({ store }: { store: ClubStore }) {
  const t = useText();
  const undo = useAction(async () => {
    await store.leave();
    await store.reload();
  });
  return (
    <Notice
      action={
        <Button busy={undo.isBusy} onClick={() => void undo.run()}>
          {t('club.asked.undo')}
        </Button>
      }
    >
      {t('club.asked.text')}
    </Notice>
  );
});

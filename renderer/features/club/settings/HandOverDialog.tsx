import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { handOver, searchPeople } from '../../../../shared/contract/club.ts';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { Query } from '../../../stores/Query.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { OwnerProof } from '../../proof/OwnerProof.ts';
import { ProofDialog } from '../../proof/ProofDialog.tsx';

interface HandOverDialogProps {
  club: Club;
  onClose: () => void;
}

/** Names the organiser who may take the club over, after a proof (R-club-handover). */
export const HandOverDialog = observer(function HandOverDialog({ club, onClose }: HandOverDialogProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { api, feedback } = useStores();
  const [proof] = useState(() => new OwnerProof(api));
  const params = { id: club.id };
  const [heirs] = useState(
    () =>
      new Query(async () => {
        const { people } = await api.call(searchPeople, { params, body: { role: 'ORGANISER', limit: 100 } });
        return people.filter(({ isKeeper, state }) => !isKeeper && state === 'IN');
      }),
  );
  useEffect(() => void heirs.load(), [heirs]);
  const [chosen, setChosen] = useState<string | null>(null);
  const hand = useAction(async (personId: string) => {
    if (!(await proof.prove((given) => api.call(handOver, { params, body: { ...given, personId } })))) return;
    feedback.toast({ id: 'club', tone: 'success', text: 'club.handOver.done', stays: false });
    onClose();
  });
  const { value, failure } = heirs;
  const options = (value ?? []).map((entry) => ({ value: entry.id, label: nameOf(entry) }));
  return (
    <>
      <Dialog
        title={t('club.handOver')}
        closeLabel={t('alert.close')}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{t('profile.edit.cancel')}</Button>
            {options.length > 0 && (
              <Button
                variant="primary"
                busy={hand.isBusy}
                disabled={chosen === null}
                onClick={() => chosen !== null && void hand.run(chosen)}
              >
                {t('club.handOver.yes')}
              </Button>
            )}
          </>
        }
      >
        {failure && <LoadFailed failure={failure} onRetry={() => void heirs.load()} />}
        {!value && !failure && <Skeleton height={6} />}
        {value && <p>{t(options.length > 0 ? 'club.handOver.text' : 'club.handOver.none')}</p>}
        {options.length > 0 && (
          <RadioGroup legend={t('club.handOver.who')} options={options} value={chosen} onChange={setChosen} />
        )}
      </Dialog>
      <ProofDialog proof={proof} />
    </>
  );
});

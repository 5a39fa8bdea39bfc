import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { reportPlayer } from '../../../shared/contract/publicProfile.ts';
import { MAX_REPORT_LENGTH } from '../../../shared/domain/limits.ts';
import { REPORT_REASONS, type ReportReason } from '../../../shared/domain/values.ts';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import { BodyCheck } from '../../stores/BodyCheck.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../ui/forms/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

interface ReportDialogProps {
  code: string;
  name: string;
  onClose: () => void;
}

const fetchSchema = () => import('../../../shared/contract/schemas/publicProfile.ts').then((m) => m.reportPlayer.body);

/** Tells the operators about a player. */
export const ReportDialog = observer(function ReportDialog({ code, name, onClose }: ReportDialogProps) {
  const t = useText();
  const { api, feedback } = useStores();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [comment, setComment] = useState('');
  const [asked, setAsked] = useState(false);
  const [check] = useState(() => new BodyCheck(fetchSchema));
  const faults = check.faultsOf({ reason, comment });
  const send = useAction(async () => {
    setAsked(true);
    // Faults not known yet are left to the server.
    if (reason === null || Object.keys(faults ?? {}).length > 0) return;
    await api.call(reportPlayer, { params: { code }, body: { reason, comment } });
    feedback.toast({ id: 'report.sent', tone: 'success', text: 'report.sent', stays: false });
    onClose();
  });
  return (
    <Dialog
      title={t('report.title', { name })}
      closeLabel={t('alert.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button variant="primary" busy={send.isBusy} onClick={() => void send.run()}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <p>{t('report.text', { name })}</p>
      <RadioGroup
        legend={t('report.reason')}
        value={reason}
        error={asked && faults?.reason ? t(faults.reason) : null}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`report.${value}`) }))}
        onChange={setReason}
      />
      <TextArea
        label={t('report.comment')}
        rows={3}
        maxLength={MAX_REPORT_LENGTH}
        value={comment}
        error={faults?.comment ? t(faults.comment) : null}
        onChange={setComment}
      />
    </Dialog>
  );
});

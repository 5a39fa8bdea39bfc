import type { Clash } from '../../../shared/contract/errors.ts';
import { useText } from '../../i18n/useText.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { ClashLines } from './ClashLines.tsx';

interface ClashQuestionProps {
  clashes: readonly Clash[];
  /** The zone of the match that is answered. */
  timezone: string;
  busy: boolean;
  onYes: () => void;
  onBack: () => void;
}

/** Asks before a second match at the same time is accepted (R-clashes). */
export default function ClashQuestion({ clashes, timezone, busy, onYes, onBack }: ClashQuestionProps) {
  const t = useText();
  return (
    <ConfirmDialog
      title={t('invitation.clash.title')}
      verb={t('invitation.clash.yes')}
      back={t('invitation.clash.back')}
      closeLabel={t('alert.close')}
      busy={busy}
      onConfirm={onYes}
      onBack={onBack}
    >
      <ClashLines clashes={clashes} timezone={timezone} />
      <p>{t('invitation.clash.text')}</p>
    </ConfirmDialog>
  );
}

import type { Clash } from '../../../shared/contract/errors.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { ClashLines } from './ClashLines.tsx';

interface ClashQuestionProps {
  clashes: readonly Clash[];
  /** Of the match that is answered. */
  timezone: string;
  busy: boolean;
  onYes: () => void;
  onBack: () => void;
}

/** Asks before a second match at the same time is accepted (R-clashes). */
export default function ClashQuestion({ clashes, timezone, busy, onYes, onBack }: ClashQuestionProps) {
  const t = useText();
  return (
    <Dialog
      role="alertdialog"
      title={t('invitation.clash.title')}
      closeLabel={t('alert.close')}
      onClose={onBack}
      actions={
        <>
          <Button onClick={onBack}>{t('invitation.clash.back')}</Button>
          <Button variant="primary" busy={busy} onClick={onYes}>
            {t('invitation.clash.yes')}
          </Button>
        </>
      }
    >
      <ClashLines clashes={clashes} timezone={timezone} />
      <p>{t('invitation.clash.text')}</p>
    </Dialog>
  );
}

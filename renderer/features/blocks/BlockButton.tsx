import { useState } from 'react';
import { blockUser } from '../../../shared/contract/block.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button, type ButtonVariant } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { BLOCK_ICON } from '../../ui/display/icons.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

export interface BlockButtonProps {
  userId: string;
  name: string;
  /** A sign alone, for lists. */
  compact?: boolean;
  variant?: ButtonVariant;
  /** Left out where the live stream brings what has changed. */
  onBlocked?: () => void;
}

/** Blocks somebody after a question that says what it means (R-block). */
export function BlockButton({ userId, name, compact = false, variant = 'quiet', onBlocked }: BlockButtonProps) {
  const t = useText();
  const { api, feedback } = useStores();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const block = async () => {
    setBusy(true);
    try {
      await api.call(blockUser, { query: { userId } });
      setAsking(false);
      feedback.toast({ id: 'block.done', tone: 'success', text: 'block.done', values: { name }, stays: false });
      onBlocked?.();
    } catch (error) {
      feedback.report(error, { retry: () => void block() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {compact ? (
        <IconButton icon={BLOCK_ICON} label={t('block.named', { name })} onClick={() => setAsking(true)} />
      ) : (
        <Button variant={variant} icon={BLOCK_ICON} onClick={() => setAsking(true)}>
          {t('block.named', { name })}
        </Button>
      )}
      {asking && (
        <Dialog
          role="alertdialog"
          title={t('block.ask', { name })}
          closeLabel={t('alert.close')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('block.cancel')}</Button>
              <Button variant="danger" busy={busy} onClick={() => void block()}>
                {t('block.confirm')}
              </Button>
            </>
          }
        >
          <p>{t('block.text', { name })}</p>
        </Dialog>
      )}
    </>
  );
}

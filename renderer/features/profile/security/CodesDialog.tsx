import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { COPY_ICON } from '../../../ui/display/icons.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import styles from './Security.module.css';

/** Shows the recovery codes, this once, to copy and to print (R-factor). It has to be answered. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText();
  const { feedback } = useStores();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      feedback.toast({ id: 'codes', tone: 'success', text: 'security.codes.copied', stays: false });
    } catch {
      // Forbidden by the browser: they can be selected, and printed.
      feedback.toast({ id: 'codes', tone: 'info', text: 'share.copyByHand', stays: false });
    }
  };
  return (
    <Dialog
      title={t('security.codes.title')}
      closeLabel={t('alert.close')}
      actions={
        <>
          <Button icon={COPY_ICON} onClick={() => void copy()}>
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

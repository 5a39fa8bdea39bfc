import { observer } from 'mobx-react-lite';
import { useCopy } from '../../common/device/useCopy.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { COPY_ICON } from '../../ui/display/icons.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import styles from './OperatorPage.module.css';

interface LinkDialogProps {
  url: string;
  /** How long it works. */
  minutes: number;
  onClose: () => void;
}

/** The link that sets a new password: shown once, and kept nowhere. */
export const LinkDialog = observer(function LinkDialog({ url, minutes, onClose }: LinkDialogProps) {
  const t = useText();
  const copy = useCopy();
  return (
    <Dialog
      title={t('operator.link.title')}
      closeLabel={t('alert.close')}
      actions={
        <>
          <Button icon={COPY_ICON} onClick={() => void copy(url)}>
            {t('share.copy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('operator.link.finish')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{t('operator.link.text', { count: minutes })}</p>
        <TextField label={t('operator.link.label')} readOnly value={url} onChange={() => undefined} />
      </div>
    </Dialog>
  );
});

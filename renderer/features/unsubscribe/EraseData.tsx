import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BRAND } from '../../../shared/brand.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import styles from './Question.module.css';
import type { UnsubscribeStore } from './UnsubscribeStore.ts';

/** A guest may be forgotten by the link of any mail (R-erase-guest). */
export const EraseData = observer(function EraseData({ store }: { store: UnsubscribeStore }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const erase = async () => {
    await store.erase();
    setAsking(false);
  };
  return (
    <div className={styles.erase}>
      <p>{t('unsub.erase.text', { product: BRAND.name })}</p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('guest.erase')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('guest.erase.ask')}
          verb={t('guest.erase')}
          back={t('guest.erase.keep')}
          closeLabel={t('alert.close')}
          tone="danger"
          busy={store.sending.isBusy}
          onConfirm={() => void erase()}
          onBack={() => setAsking(false)}
        >
          <p>{t('unsub.erase.all')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BRAND } from '../../../shared/brand.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
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
        <Dialog
          role="alertdialog"
          title={t('guest.erase.ask')}
          closeLabel={t('alert.close')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('guest.erase.keep')}</Button>
              <Button variant="danger" busy={store.busy} onClick={() => void erase()}>
                {t('guest.erase')}
              </Button>
            </>
          }
        >
          <p>{t('unsub.erase.all')}</p>
        </Dialog>
      )}
    </div>
  );
});

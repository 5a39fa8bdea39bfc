import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BRAND } from '../../../shared/brand.ts';
import { exportMe } from '../../../shared/contract/profile.ts';
import { useText } from '../../i18n/useText.ts';
import { saveFile } from '../../platform/saveFile.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import styles from './ProfilePage.module.css';

/** Taking all one's data along, and leaving (R-export, R-erase). */
export const DataCard = observer(function DataCard() {
  const t = useText();
  const { api, config, feedback } = useStores();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const data = await api.call(exportMe);
      const day = config.now().toISOString().slice(0, 10);
      saveFile(`${BRAND.slug}-${day}.json`, JSON.stringify(data, null, 2), 'application/json');
    } catch (error) {
      feedback.report(error, { retry: () => void take() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t('profile.data')}>
      <p>{t('profile.data.text')}</p>
      <div className={styles.buttons}>
        <Button icon="arrowRight" busy={busy} onClick={() => void take()}>
          {t('profile.data.export')}
        </Button>
        <DeleteAccount />
      </div>
    </Card>
  );
});

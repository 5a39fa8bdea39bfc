import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BRAND } from '../../../../shared/brand.ts';
import { exportMe } from '../../../../shared/contract/profile.ts';
import { useText } from '../../../i18n/useText.ts';
import { saveFile } from '../../../platform/saveFile.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ARROW_RIGHT_ICON } from '../../../ui/display/icons.ts';
import styles from '../ProfilePage.module.css';
import type { OpenFolds } from './OpenFolds.ts';
import { ProfileFold } from './ProfileFold.tsx';

/** Taking all one's data along (R-export). */
export const ExportFold = observer(function ExportFold({ folds }: { folds: OpenFolds }) {
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
    <ProfileFold folds={folds} name="export" label={t('profile.data.take')} value={t('profile.data.file')}>
      <p>{t('profile.data.text')}</p>
      <div className={styles.buttons}>
        <Button icon={ARROW_RIGHT_ICON} busy={busy} onClick={() => void take()}>
          {t('profile.data.export')}
        </Button>
      </div>
    </ProfileFold>
  );
});

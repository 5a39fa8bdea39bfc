import { observer } from 'mobx-react-lite';
import { BRAND } from '../../../../shared/brand.ts';
import { exportMe } from '../../../../shared/contract/profile.ts';
import { useLogOut } from '../../../common/routing/useLogOut.ts';
import { useText } from '../../../i18n/useText.ts';
import { saveFile } from '../../../platform/saveFile.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ARROW_RIGHT_ICON, LOG_OUT_ICON } from '../../../ui/display/icons.ts';
import { MembershipFold } from '../../membership/MembershipFold.tsx';
import styles from '../ProfilePage.module.css';
import page from './Group.module.css';
import type { OpenFolds } from './OpenFolds.ts';
import { Group, ProfileFold } from './ProfileFold.tsx';

/** Membership, taking one's data along, and leaving for now. */
export const DataGroup = observer(function DataGroup({ folds }: { folds: OpenFolds }) {
  const t = useText();
  const logOut = useLogOut();
  return (
    <Group title={t('profile.data')}>
      <MembershipFold />
      <ExportFold folds={folds} />
      <div className={page.leave}>
        <Button variant="quiet" icon={LOG_OUT_ICON} onClick={logOut}>
          {t('nav.logOut')}
        </Button>
      </div>
    </Group>
  );
});

/** Taking all one's data along (R-export). */
const ExportFold = observer(function ExportFold({ folds }: { folds: OpenFolds }) {
  const t = useText();
  const { api, config } = useStores();
  const take = useAction(async () => {
    const data = await api.call(exportMe);
    const day = config.now().toISOString().slice(0, 10);
    saveFile(`${BRAND.slug}-${day}.json`, JSON.stringify(data, null, 2), 'application/json');
  });
  return (
    <ProfileFold folds={folds} name="export" label={t('profile.data.take')} value={t('profile.data.file')}>
      <p>{t('profile.data.text')}</p>
      <div className={styles.buttons}>
        <Button icon={ARROW_RIGHT_ICON} busy={take.isBusy} onClick={() => void take.run()}>
          {t('profile.data.export')}
        </Button>
      </div>
    </ProfileFold>
  );
});

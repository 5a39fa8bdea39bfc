import { observer } from 'mobx-react-lite';
import { useLogOut } from '../../../app/useLogOut.ts';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LOG_OUT_ICON } from '../../../ui/display/icons.ts';
import { MembershipFold } from '../../membership/MembershipFold.tsx';
import { DeleteAccount } from '../DeleteAccount.tsx';
import { ExportFold } from './ExportFold.tsx';
import styles from './Group.module.css';
import { Group } from './Group.tsx';
import type { OpenFolds } from './OpenFolds.ts';

/** Membership, taking one's data along, and leaving for now or for good (R-erase). */
export const DataGroup = observer(function DataGroup({ folds }: { folds: OpenFolds }) {
  const t = useText();
  const logOut = useLogOut();
  return (
    <Group title={t('profile.data')}>
      <MembershipFold />
      <ExportFold folds={folds} />
      <div className={styles.leave}>
        <Button variant="quiet" icon={LOG_OUT_ICON} onClick={logOut}>
          {t('nav.logOut')}
        </Button>
        <DeleteAccount />
      </div>
    </Group>
  );
});

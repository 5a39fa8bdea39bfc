import { observer } from 'mobx-react-lite';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import page from '../ClubPage.module.css';
import type { ClubStore } from '../ClubStore.ts';
import { ClubSettings } from './ClubSettings.tsx';
import { JoinLink } from './JoinLink.tsx';
import { KeeperActions } from './KeeperActions.tsx';

/** The organisers' settings of their club, its join link, and the keeper's actions. */
const SettingsTab = observer(function SettingsTab({ store, club }: { store: ClubStore; club: Club }) {
  return (
    <div className={page.columns}>
      <div className={page.column}>
        <ClubSettings store={store} club={club} />
      </div>
      <div className={page.column}>
        {club.joinUrl !== null && <JoinLink store={store} club={club} url={club.joinUrl} />}
        {club.action.includes('HANDOVER') && <KeeperActions store={store} club={club} />}
      </div>
    </div>
  );
});

export default SettingsTab;

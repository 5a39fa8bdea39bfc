import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Group } from '../../../../shared/contract/schemas/group.ts';
import { MAX_GROUP_NAME_LENGTH } from '../../../../shared/domain/limits.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { isComposing } from '../../../common/device/keys.ts';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { TRASH_ICON } from '../../../ui/display/icons.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import styles from './Groups.module.css';
import type { SavedGroups } from './SavedGroups.ts';

interface GroupsDialogProps {
  groups: SavedGroups;
  draft: OrganiseDraft;
  /** The people of the form are complete. */
  canSave: boolean;
  onClose: () => void;
}

/** Saves the people of the form under a name; renames and forgets groups. */
const GroupsDialog = observer(function GroupsDialog({ groups, draft, canSave, onClose }: GroupsDialogProps) {
  const t = useText();
  const { feedback } = useStores();
  const [name, setName] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const fault = groups.nameFault(name);
  const save = async () => {
    setAttempted(true);
    if (fault || !(await groups.save(name.trim(), draft))) return;
    feedback.toast({ id: 'group', tone: 'success', text: 'groups.saved', values: { name: name.trim() }, stays: false });
    onClose();
  };
  return (
    <Dialog title={t('groups.title')} closeLabel={t('alert.close')} onClose={onClose}>
      <div className={styles.dialog}>
        {canSave && (
          <div className={styles.row}>
            <TextField
              label={t('groups.name')}
              hint={t('groups.name.hint', { count: draft.guestCount })}
              error={fault && (isAttempted || name.trim() !== '') ? t(fault) : null}
              maxLength={MAX_GROUP_NAME_LENGTH}
              autoComplete="off"
              value={name}
              onChange={setName}
              onKeyDown={({ key, nativeEvent }) => {
                // No form of its own: it is inside that of the match.
                if (key === 'Enter' && !isComposing(nativeEvent)) void save();
              }}
            />
            <Button variant="primary" busy={groups.isBusy} onClick={() => void save()}>
              {t('groups.save')}
            </Button>
          </div>
        )}
        <ul className={styles.dialog}>
          {(groups.list.value ?? []).map((group) => (
            <li key={group.id}>
              <GroupRow groups={groups} group={group} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
});

const GroupRow = observer(function GroupRow({ groups, group }: { groups: SavedGroups; group: Group }) {
  const t = useText();
  const { language } = useStores().language;
  const nameOf = usePersonName();
  const [name, setName] = useState(group.name);
  const changed = name.trim();
  const fault = changed === '' ? null : groups.nameFault(changed);
  const rename = () => {
    if (changed === '' || changed === group.name) setName(group.name);
    else if (!fault) void groups.rename(group.id, changed);
  };
  return (
    <div className={styles.row}>
      <TextField
        label={t('groups.rename', { name: group.name })}
        hint={formatList(group.members.map(nameOf), language)}
        error={fault && t(fault)}
        maxLength={MAX_GROUP_NAME_LENGTH}
        autoComplete="off"
        value={name}
        onChange={setName}
        onBlur={rename}
      />
      <IconButton
        icon={TRASH_ICON}
        label={t('groups.remove', { name: group.name })}
        disabled={groups.isBusy}
        onClick={() => void groups.remove(group.id)}
      />
    </div>
  );
});

export default GroupsDialog;

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Group } from '../../../../shared/contract/schemas/group.ts';
import { chunk } from '../../../common/chunk.tsx';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import styles from './Groups.module.css';
import type { SavedGroups } from './SavedGroups.ts';

/** Faces of a group before its name. */
const MAX_FACES = 3;

const GroupsDialog = chunk(() => import('./GroupsDialog.tsx')).Part;

interface GroupsProps {
  draft: OrganiseDraft;
  groups: SavedGroups;
}

/** Saved groups, each a tap away; another tap takes them out again. */
export const GroupPicker = observer(function GroupPicker({ draft, groups }: GroupsProps) {
  const t = useText();
  const { feedback } = useStores();
  const saved = groups.list.value ?? [];
  const toggle = (group: Group) => {
    if (groups.holds(group, draft)) return groups.takeOut(group, draft);
    const values = { count: groups.take(group, draft), name: group.name };
    // People who play with a group count on its evening (R-substitute-begin).
    if (draft.choices.findsSubstitutes === null) draft.set({ findsSubstitutes: true });
    feedback.toast({ id: 'group', tone: 'info', text: 'groups.taken', values, stays: false });
  };
  if (saved.length === 0) return null;
  return (
    <ul className={styles.groups} aria-label={t('groups.title')}>
      {saved.map((group) => (
        <li key={group.id}>
          <button
            type="button"
            className={styles.group}
            aria-pressed={groups.holds(group, draft)}
            onClick={() => toggle(group)}
          >
            <span className={styles.faces}>
              {group.members.slice(0, MAX_FACES).map(({ firstName, lastName }) => (
                <PersonAvatar
                  key={firstName + lastName}
                  person={{ firstName, lastName, profileImageId: null }}
                  size="s"
                />
              ))}
            </span>
            {t('groups.take', { name: group.name, people: group.members.length })}
          </button>
        </li>
      ))}
    </ul>
  );
});

/** The way to save the people of the form as a group, and to change those that are saved. */
export const GroupsButton = observer(function GroupsButton({ draft, groups }: GroupsProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const canSave = draft.guestCount > 0 && draft.guests.problems.size === 0;
  const hasGroups = (groups.list.value ?? []).length > 0;
  return (
    <>
      {(canSave || hasGroups) && (
        <button type="button" className={styles.open} onClick={() => setOpen(true)}>
          {t(canSave ? 'groups.save.open' : 'groups.manage')}
        </button>
      )}
      {isOpen && <GroupsDialog groups={groups} draft={draft} canSave={canSave} onClose={() => setOpen(false)} />}
    </>
  );
});

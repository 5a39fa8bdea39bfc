import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { chunk } from '../../../app/chunk.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import styles from './Groups.module.css';
import { SavedGroups } from './SavedGroups.ts';

const GroupsDialog = chunk(() => import('./GroupsDialog.tsx')).Part;

/** Saved groups, each a tap away, and the way to save the people of the form as one. */
export const GroupPicker = observer(function GroupPicker({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { api, feedback } = useStores();
  const [groups] = useState(() => new SavedGroups({ api, feedback }));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void groups.load(), [groups]);
  const saved = groups.list.value ?? [];
  const canSave = draft.guestCount > 0 && draft.guests.problems.size === 0;
  return (
    <>
      {saved.length > 0 && (
        <ul className={styles.groups} aria-label={t('groups.title')}>
          {saved.map((group) => (
            <li key={group.id}>
              <Button
                icon="people"
                onClick={() => {
                  const values = { count: groups.take(group, draft), name: group.name };
                  feedback.toast({ id: 'group', tone: 'info', text: 'groups.taken', values, stays: false });
                }}
              >
                {t('groups.take', { name: group.name, people: group.members.length })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {(canSave || saved.length > 0) && (
        <div>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t(canSave ? 'groups.save.open' : 'groups.manage')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <GroupsDialog groups={groups} draft={draft} canSave={canSave} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});

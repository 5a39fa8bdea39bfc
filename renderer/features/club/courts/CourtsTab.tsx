import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EDIT_ICON, PLUS_ICON } from '../../../ui/display/icons.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import styles from '../ClubPage.module.css';
import type { ClubStore } from '../ClubStore.ts';
import { Venues } from '../Venues.tsx';
import { CourtsEditor } from './CourtsEditor.tsx';

/** The venues of a club, to read, and for its organisers to change (R-club-courts). */
const CourtsTab = observer(function CourtsTab({ store, club }: { store: ClubStore; club: Club }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const canEdit = club.action.includes('EDIT');
  if (isOpen && canEdit) return <CourtsEditor store={store} club={club} onClose={() => setOpen(false)} />;
  if (club.venues.length === 0) {
    return (
      <EmptyState
        title={t('club.courts.none')}
        {...(club.sports[0] && { sport: club.sports[0] })}
        action={
          canEdit && (
            <Button variant="primary" icon={PLUS_ICON} onClick={() => setOpen(true)}>
              {t('organise.where.add')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <div className={styles.column}>
      {canEdit && (
        <div className={styles.ways}>
          <Button icon={EDIT_ICON} onClick={() => setOpen(true)}>
            {t('club.courts.edit')}
          </Button>
        </div>
      )}
      <Venues venues={club.venues} />
    </div>
  );
});

export default CourtsTab;

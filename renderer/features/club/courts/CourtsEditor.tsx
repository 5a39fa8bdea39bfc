import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { saveCourts } from '../../../../shared/contract/club.ts';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKept } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { PLUS_ICON } from '../../../ui/display/icons.ts';
import { focusLastRow, focusProblem } from '../../../ui/forms/formFocus.ts';
import styles from '../ClubPage.module.css';
import { ClubRefusal } from '../ClubRefusal.tsx';
import type { ClubStore } from '../ClubStore.ts';
import { ClubVenueFields } from './ClubVenueFields.tsx';
import { CourtsForm } from './CourtsForm.ts';

interface CourtsEditorProps {
  store: ClubStore;
  club: Club;
  onClose: () => void;
}

/** All places of a club with their courts, changed and saved as a whole (R-club-courts). */
export const CourtsEditor = observer(function CourtsEditor({ store, club, onClose }: CourtsEditorProps) {
  const t = useText();
  const { api, feedback } = useStores();
  const element = useRef<HTMLFormElement>(null);
  const [form] = useState(() => new CourtsForm(club));
  useKept('courts', form);
  const close = () => {
    form.clear();
    onClose();
  };
  const save = useAction(
    async () => {
      store.take(await api.call(saveCourts, { params: { id: club.id }, body: form.body }));
      feedback.toast({ id: 'club', tone: 'success', text: 'club.saved', stays: false });
      close();
    },
    (failure, report) => {
      if (form.refuse(failure)) focusProblem(element.current);
      else if (failure.code !== 'E.limit.club') report();
    },
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.attempt()) void save.run();
    else focusProblem(element.current);
  };
  return (
    <form ref={element} className={styles.column} onSubmit={handleSubmit} noValidate>
      {form.venues.map((venue) => (
        <ClubVenueFields key={venue.key} form={form} venue={venue} offered={club.sports} />
      ))}
      {!form.isFull && (
        <div className={styles.ways}>
          <Button
            icon={PLUS_ICON}
            data-add
            onClick={(event) => {
              form.addVenue();
              focusLastRow(event.currentTarget);
            }}
          >
            {t('organise.where.add')}
          </Button>
        </div>
      )}
      <ClubRefusal failure={save.failure} />
      <div className={styles.ways}>
        <Button onClick={close}>{t('profile.edit.cancel')}</Button>
        <Button type="submit" variant="primary" busy={save.isBusy}>
          {t('profile.edit.save')}
        </Button>
      </div>
    </form>
  );
});

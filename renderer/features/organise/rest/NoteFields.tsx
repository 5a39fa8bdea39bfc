import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { CourtInputs } from '../../matchForm/CourtFields.tsx';
import styles from '../../matchForm/MatchForm.module.css';
import { NoteField } from '../../matchForm/NoteField.tsx';
import { findsSubstitutesIn } from '../draft/choices.ts';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import { SeriesFields } from '../series/SeriesFields.tsx';
import rest from './Rest.module.css';

/** The note to guests, how often the match is repeated, and the facts about the court. */
export const NoteFields = observer(function NoteFields({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { session } = useStores();
  const { choices, problems } = draft;
  return (
    <>
      <NoteField value={choices.notes} onChange={(notes) => draft.set({ notes })} />
      {session.user?.phone && (
        <Checkbox
          label={t('organise.phone', { phone: session.user.phone })}
          hint={t('organise.phone.hint')}
          checked={choices.shareMyPhone}
          onChange={(shareMyPhone) => draft.set({ shareMyPhone })}
        />
      )}
      <SeriesFields draft={draft} />
      <Checkbox
        label={t('playerSearch.automatic')}
        hint={t('playerSearch.automatic.hint')}
        checked={findsSubstitutesIn(choices)}
        onChange={(findsSubstitutes) => draft.set({ findsSubstitutes })}
      />
      <fieldset className={styles.fields}>
        <legend className={rest.legend}>{t('organise.court.title')}</legend>
        <CourtInputs
          court={choices.court}
          timezone={choices.timezone}
          problem={problems.court}
          onChange={(court) => draft.set({ court })}
        />
      </fieldset>
    </>
  );
});

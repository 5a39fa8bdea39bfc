import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { AnswerTimeField } from '../../matchForm/AnswerTimeField.tsx';
import { NoteField } from '../../matchForm/NoteField.tsx';
import { Step } from '../../matchForm/Step.tsx';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import { SeriesFields } from '../series/SeriesFields.tsx';

/** A note, one's phone, and until when an answer counts. */
export const FinishStep = observer(function FinishStep({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { session } = useStores();
  const { choices, answerBy } = draft;
  return (
    <Step number={5} title={t('organise.finish.title')}>
      <SeriesFields draft={draft} />
      <AnswerTimeField
        days={choices.expiryDays}
        answerBy={answerBy}
        timezone={choices.timezone}
        onChange={(expiryDays) => draft.set({ expiryDays })}
      />
      <NoteField value={choices.notes} onChange={(notes) => draft.set({ notes })} />
      {session.user?.phone && (
        <Checkbox
          label={t('organise.phone', { phone: session.user.phone })}
          hint={t('organise.phone.hint')}
          checked={choices.shareMyPhone}
          onChange={(shareMyPhone) => draft.set({ shareMyPhone })}
        />
      )}
    </Step>
  );
});

import { observer } from 'mobx-react-lite';
import { setRulesOf } from '../../../../shared/domain/sports.ts';
import { CANDIDATE_METHODS, DURATIONS } from '../../../../shared/domain/values.ts';
import { formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import styles from '../../matchForm/MatchForm.module.css';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';

/** Length, counting, rating, and who is in when several say yes. */
export const RulesFields = observer(function RulesFields({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { formats } = useStores();
  const { choices } = draft;
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={t('organise.duration')}
          options={DURATIONS.map((minutes) => ({ value: String(minutes), label: formatDuration(minutes, formats) }))}
          value={String(choices.duration)}
          onChange={(minutes) => draft.set({ duration: Number(minutes) })}
        />
        <Select
          label={t('organise.setRule')}
          options={setRulesOf(choices.sport).map((value) => ({ value, label: t(`organise.setRule.${value}`) }))}
          value={draft.setRule}
          onChange={(setRule) => draft.set({ setRule })}
        />
      </div>
      <RadioGroup
        legend={t('organise.category')}
        options={(['CROSSCOURT', 'PRACTICEHIT'] as const).map((value) => ({
          value,
          label: t(`organise.category.${value}`),
          hint: t(`organise.category.${value}.hint`),
        }))}
        value={choices.category === 'PRACTICEHIT' ? 'PRACTICEHIT' : 'CROSSCOURT'}
        onChange={(category) => draft.set({ category })}
      />
      <RadioGroup
        legend={t('organise.method')}
        options={CANDIDATE_METHODS.map((value) => ({
          value,
          label: t(`organise.method.${value}`),
          hint: t(`organise.method.${value}.hint`),
        }))}
        value={choices.candidateMethod}
        onChange={(candidateMethod) => draft.set({ candidateMethod })}
      />
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { setRulesOf } from '../../../../shared/domain/sports.ts';
import { CANDIDATE_METHODS, DURATIONS, OPPONENTS_SELECTIONS } from '../../../../shared/domain/values.ts';
import { formatDuration } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import styles from '../../matchForm/MatchForm.module.css';
import { Step } from '../../matchForm/Step.tsx';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import { SportPicker } from './SportPicker.tsx';
import { WishFields } from './WishFields.tsx';

/** Which sport, how many play, how long and by which rules. */
export const MatchStep = observer(function MatchStep({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { formats } = useStores();
  const { choices } = draft;
  return (
    <Step number={1} title={t('organise.match.title')}>
      <SportPicker value={choices.sport} onChange={draft.setSport} />
      <Segmented
        legend={t('organise.players')}
        options={(['SINGLE', 'OPENDOUBLE'] as const).map((value) => ({ value, label: t(`organise.type.${value}`) }))}
        value={choices.matchType === 'OPENDOUBLE' ? 'OPENDOUBLE' : 'SINGLE'}
        onChange={(matchType) => draft.set({ matchType })}
      />
      <div className={styles.pair}>
        <Select
          label={t('organise.duration')}
          options={DURATIONS.map((minutes) => ({
            value: String(minutes),
            label: formatDuration(minutes, formats),
          }))}
          value={String(choices.duration)}
          onChange={(minutes) => draft.set({ duration: Number(minutes) })}
        />
        <Select
          label={t('organise.setRule')}
          options={setRulesOf(choices.sport).map((value) => ({ value, label: t(`organise.setRule.${value}`) }))}
          value={choices.setRule}
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
      <RadioGroup
        legend={t('organise.audience')}
        options={OPPONENTS_SELECTIONS.map((value) => ({
          value,
          label: t(`organise.audience.${value}`),
          hint: t(`organise.audience.${value}.hint`),
        }))}
        value={choices.opponentsSelection}
        onChange={(opponentsSelection) => draft.set({ opponentsSelection })}
      />
      <WishFields draft={draft} />
    </Step>
  );
});

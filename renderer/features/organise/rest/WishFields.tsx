import { observer } from 'mobx-react-lite';
import { OPPONENTS_GENDERS } from '../../../../shared/domain/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from '../../matchForm/MatchForm.module.css';
import type { Wishes } from '../draft/choices.ts';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import rest from './Rest.module.css';

/** Wishes about level, age and gender. */
export const WishFields = observer(function WishFields({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { choices, problems } = draft;
  const number = (field: keyof Wishes) => {
    const problem = problems.wishes.get(field);
    return {
      value: choices[field],
      onChange: (value: string) => draft.set({ [field]: value }),
      error: problem && t(problem),
      maxLength: 6,
      autoComplete: 'off',
    };
  };
  return (
    <fieldset className={styles.fields}>
      <legend className={rest.legend}>{t('organise.wishes.title')}</legend>
      <p className={styles.quiet}>{t('organise.wishes.text')}</p>
      <div className={styles.two}>
        <TextField label={t('organise.wishes.levelFrom')} inputMode="decimal" {...number('levelFrom')} />
        <TextField label={t('organise.wishes.levelTo')} inputMode="decimal" {...number('levelTo')} />
      </div>
      <div className={styles.two}>
        <TextField label={t('organise.wishes.ageFrom')} inputMode="numeric" {...number('ageFrom')} />
        <TextField label={t('organise.wishes.ageTo')} inputMode="numeric" {...number('ageTo')} />
      </div>
      <Segmented
        legend={t('organise.wishes.gender')}
        options={OPPONENTS_GENDERS.map((value) => ({ value, label: t(`organise.wishes.gender.${value}`) }))}
        value={choices.gender}
        onChange={(gender) => draft.set({ gender })}
      />
    </fieldset>
  );
});

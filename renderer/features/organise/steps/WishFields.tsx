import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { OPPONENTS_GENDERS } from '../../../../shared/domain/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { Segmented } from '../../../ui/forms/Segmented.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from '../../matchForm/MatchForm.module.css';
import type { Wishes } from '../draft/matchWishes.ts';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';

/** Wishes about level, age and gender: out of the way until they are wanted. */
export const WishFields = observer(function WishFields({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const details = useRef<HTMLDetailsElement>(null);
  const { choices, problems } = draft;
  const hasProblem = draft.attempted && problems.wishes.size > 0;
  useEffect(() => {
    // What is wrong must not stay folded away.
    if (hasProblem && details.current) details.current.open = true;
  }, [hasProblem]);
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
    <details ref={details} className={styles.details}>
      <summary>
        <Icon name="chevronRight" size="s" />
        {t('organise.wishes.title')}
      </summary>
      <div className={styles.fields}>
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
      </div>
    </details>
  );
});

import { observer } from 'mobx-react-lite';
import { GENDERS } from '../../../../shared/domain/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { yearsOfBirth } from '../../session/yearsOfBirth.ts';
import styles from '../ProfilePage.module.css';
import type { ProfileDraft } from './ProfileDraft.ts';

export const BornFields = observer(function BornFields({ draft }: { draft: ProfileDraft }) {
  const t = useText();
  const { config } = useStores();
  const notSaid = { value: '' as const, label: t('profile.about.notSaid') };
  const problem = draft.errorOf('yearOfBirth');
  return (
    <div className={styles.pair}>
      <Select
        label={t('signUp.yearOfBirth')}
        options={[notSaid, ...yearsOfBirth(config.now())]}
        value={draft.values.yearOfBirth}
        error={problem && t(problem)}
        onChange={(year) => draft.set('yearOfBirth', year)}
      />
      <Select
        label={t('signUp.gender')}
        options={[notSaid, ...GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))]}
        value={draft.values.gender}
        onChange={(gender) => draft.set('gender', gender)}
      />
    </div>
  );
});

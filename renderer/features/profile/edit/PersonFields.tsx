import { observer } from 'mobx-react-lite';
import { MAX_HOME_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '../../../../shared/domain/limits.ts';
import { BACKHANDS, FOREHANDS, GENDERS } from '../../../../shared/domain/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { yearsOfBirth } from '../../session/yearsOfBirth.ts';
import styles from '../ProfilePage.module.css';
import type { ProfileDraft } from './ProfileDraft.ts';
import { TalkFields } from './TalkFields.tsx';

/** Who somebody is, and how they play. */
export const PersonFields = observer(function PersonFields({ draft }: { draft: ProfileDraft }) {
  const t = useText();
  const { config } = useStores();
  const { values } = draft;
  const text = (field: 'firstName' | 'lastName' | 'location' | 'phone') => {
    const error = draft.errorOf(field);
    const onChange = (value: string) => draft.set(field, value);
    return { value: values[field], error: error && t(error), onChange };
  };
  const notSaid = { value: '' as const, label: t('profile.about.notSaid') };
  const yearProblem = draft.errorOf('yearOfBirth');
  return (
    <Card title={t('profile.about')}>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <TextField
            label={t('signUp.firstName')}
            autoComplete="given-name"
            maxLength={MAX_NAME_LENGTH}
            {...text('firstName')}
          />
          <TextField
            label={t('signUp.lastName')}
            autoComplete="family-name"
            maxLength={MAX_NAME_LENGTH}
            {...text('lastName')}
          />
          <Select
            label={t('signUp.gender')}
            options={[notSaid, ...GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))]}
            value={values.gender}
            onChange={(gender) => draft.set('gender', gender)}
          />
          <Select
            label={t('signUp.yearOfBirth')}
            options={[notSaid, ...yearsOfBirth(config.now())]}
            value={values.yearOfBirth}
            error={yearProblem && t(yearProblem)}
            onChange={(year) => draft.set('yearOfBirth', year)}
          />
          <Select
            label={t('profile.forehand')}
            options={[notSaid, ...FOREHANDS.map((value) => ({ value, label: t(`profile.forehand.${value}`) }))]}
            value={values.forehand}
            onChange={(forehand) => draft.set('forehand', forehand)}
          />
          <Select
            label={t('profile.backhand')}
            options={[notSaid, ...BACKHANDS.map((value) => ({ value, label: t(`profile.backhand.${value}`) }))]}
            value={values.backhand}
            onChange={(backhand) => draft.set('backhand', backhand)}
          />
        </div>
        <TextField
          label={t('profile.location')}
          autoComplete="address-level2"
          maxLength={MAX_HOME_LENGTH}
          {...text('location')}
        />
        <TextField
          label={t('profile.phone')}
          hint={t('profile.phone.hint')}
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE_LENGTH}
          {...text('phone')}
        />
        <TalkFields talks={values.tennisTalks} onChange={(talks) => draft.set('tennisTalks', talks)} />
      </div>
    </Card>
  );
});

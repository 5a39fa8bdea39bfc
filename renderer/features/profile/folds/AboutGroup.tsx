import { observer } from 'mobx-react-lite';
import { MAX_HOME_LENGTH, MAX_NAME_LENGTH } from '../../../../shared/domain/limits.ts';
import { isMinor } from '../../../../shared/domain/people/age.ts';
import { BACKHANDS, FOREHANDS, GENDERS, LISTINGS } from '../../../../shared/domain/values.ts';
import { inLine } from '../../../../shared/locales/intl.ts';
import { languageNames } from '../../../../shared/locales/languageNames.ts';
import { nameFields } from '../../../common/people/nameFields.ts';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { yearsOfBirth } from '../../session/yearsOfBirth.ts';
import type { ProfileDraft } from '../edit/ProfileDraft.ts';
import { TalkFields } from '../edit/TalkFields.tsx';
import { textField } from '../edit/textField.ts';
import styles from '../ProfilePage.module.css';
import { EditFold } from './EditFold.tsx';
import { LevelsFold } from './LevelsFold.tsx';
import { Group } from './ProfileFold.tsx';
import type { ProfileForms } from './useProfileForms.ts';

const HomeField = observer(function HomeField({ draft }: { draft: ProfileDraft }) {
  const t = useText();
  return (
    <TextField
      label={t('profile.location')}
      // The line that is open over it says it to eyes.
      labelHidden
      autoComplete="address-level2"
      maxLength={MAX_HOME_LENGTH}
      {...textField(draft, 'location', t)}
    />
  );
});

/** The people who see that one plays here, with what each choice means (R-listed). */
const ListedField = observer(function ListedField({ draft }: { draft: ProfileDraft }) {
  const t = useText();
  return (
    <RadioGroup
      legend={t('profile.listed')}
      legendHidden
      options={LISTINGS.map((value) => ({
        value,
        label: t(`profile.listed.${value}`),
        hint: t(`profile.listed.${value}.hint`),
      }))}
      value={draft.values.listed}
      onChange={(listed) => draft.set('listed', listed)}
    />
  );
});

const NameFields = observer(function NameFields({ draft }: { draft: ProfileDraft }) {
  const t = useText();
  const { language } = useStores().language;
  return (
    <div className={styles.pair}>
      {nameFields(language).map(({ name, label, autoComplete }) => (
        <TextField
          key={name}
          label={t(label)}
          autoComplete={autoComplete}
          maxLength={MAX_NAME_LENGTH}
          {...textField(draft, name, t)}
        />
      ))}
    </div>
  );
});

const StrokeFields = observer(function StrokeFields({ draft }: { draft: ProfileDraft }) {
  const t = useText();
  const notSaid = { value: '' as const, label: t('profile.about.notSaid') };
  return (
    <div className={styles.pair}>
      <Select
        label={t('profile.forehand')}
        options={[notSaid, ...FOREHANDS.map((value) => ({ value, label: t(`profile.forehand.${value}`) }))]}
        value={draft.values.forehand}
        onChange={(forehand) => draft.set('forehand', forehand)}
      />
      <Select
        label={t('profile.backhand')}
        options={[notSaid, ...BACKHANDS.map((value) => ({ value, label: t(`profile.backhand.${value}`) }))]}
        value={draft.values.backhand}
        onChange={(backhand) => draft.set('backhand', backhand)}
      />
    </div>
  );
});

const BornFields = observer(function BornFields({ draft }: { draft: ProfileDraft }) {
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

interface AboutGroupProps {
  forms: ProfileForms;
  user: Me;
}

/** A person's facts about themselves (R-profile-page). */
export const AboutGroup = observer(function AboutGroup({ forms, user }: AboutGroupProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { config, language } = useStores();
  const { draft } = forms;
  const list = (...facts: (string | null | false)[]) => inLine(facts, ' · ');
  const { gender, forehand, backhand, yearOfBirth } = user;
  // A server of the release before does not say it.
  const listed = user.listed ?? 'EVERYBODY';
  return (
    <Group title={t('profile.about')}>
      <EditFold forms={forms} part="name" label={t('profile.name')} value={nameOf(user)}>
        <NameFields draft={draft} />
      </EditFold>
      <EditFold
        forms={forms}
        part="born"
        label={t('profile.born')}
        value={list(yearOfBirth !== null && `${yearOfBirth}`, gender && t(`gender.${gender}`))}
        before={isMinor(yearOfBirth, config.now()) && <Notice>{t('profile.picture.minor')}</Notice>}
      >
        <BornFields draft={draft} />
      </EditFold>
      <EditFold
        forms={forms}
        part="strokes"
        label={t('publicProfile.style')}
        value={list(forehand && t(`profile.forehand.${forehand}`), backhand && t(`profile.backhand.${backhand}`))}
      >
        <StrokeFields draft={draft} />
      </EditFold>
      <EditFold forms={forms} part="home" label={t('profile.location')} value={list(user.location)}>
        <HomeField draft={draft} />
      </EditFold>
      <EditFold
        forms={forms}
        part="talks"
        label={t('profile.tennisTalks')}
        value={list(languageNames(user.tennisTalks, language.language))}
      >
        <TalkFields talks={draft.values.tennisTalks} onChange={(talks) => draft.set('tennisTalks', talks)} />
      </EditFold>
      <LevelsFold folds={forms.folds} />
      <EditFold forms={forms} part="listed" label={t('profile.listed')} value={t(`profile.listed.${listed}`)}>
        <ListedField draft={draft} />
      </EditFold>
    </Group>
  );
});

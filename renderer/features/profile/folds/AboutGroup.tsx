import { observer } from 'mobx-react-lite';
import { isMinor } from '../../../../shared/domain/people/age.ts';
import { usePersonName } from '../../../app/people/usePersonName.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Me } from '../../../stores/SessionStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { BornFields } from '../edit/BornFields.tsx';
import { HomeField } from '../edit/HomeField.tsx';
import { NameFields } from '../edit/NameFields.tsx';
import { StrokeFields } from '../edit/StrokeFields.tsx';
import { TalkFields } from '../edit/TalkFields.tsx';
import { languageNames } from '../talkNames.ts';
import { EditFold } from './EditFold.tsx';
import { Group } from './Group.tsx';
import { LevelsFold } from './LevelsFold.tsx';
import type { ProfileForms } from './ProfileForms.ts';

interface AboutGroupProps {
  forms: ProfileForms;
  user: Me;
}

/** What this person says about themselves (R-profile-page). */
export const AboutGroup = observer(function AboutGroup({ forms, user }: AboutGroupProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { config, language } = useStores();
  const { draft } = forms;
  const list = (...facts: (string | null | false)[]) => facts.filter(Boolean).join(' · ') || t('profile.about.notSaid');
  const { gender, forehand, backhand, yearOfBirth } = user;
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
    </Group>
  );
});

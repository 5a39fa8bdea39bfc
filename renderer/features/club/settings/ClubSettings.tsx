import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { saveClub } from '../../../../shared/contract/club.ts';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { CLUB_JOININGS, CLUB_VISIBILITIES } from '../../../../shared/domain/club/clubValues.ts';
import { MAX_CLUB_ABOUT_LENGTH } from '../../../../shared/domain/limits.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKept } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { focusProblem } from '../../../ui/forms/formFocus.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../../ui/forms/TextField.tsx';
import fields from '../ClubFields.module.css';
import { ClubFacts, SlugField } from '../ClubFields.tsx';
import { ClubForm } from '../ClubForm.ts';
import type { ClubStore } from '../ClubStore.ts';

/** @returns the form of a club as it is */
function formOf({ name, slug, sports, city, about, visibility, joining, juniors, ...others }: Club): ClubForm {
  const { timezone, country, language, version } = others;
  return new ClubForm(
    { name, slug, sports, city: city ?? '', about: about ?? '', visibility, joining, juniors },
    { timezone, country, language },
    version,
  );
}

/** A club's description and who gets in; typed values stay when somebody else was faster (R-club). */
export const ClubSettings = observer(function ClubSettings({ store, club }: { store: ClubStore; club: Club }) {
  const t = useText();
  const { api, feedback } = useStores();
  const element = useRef<HTMLFormElement>(null);
  const [form] = useState(() => formOf(club));
  useKept('settings', form);
  const save = useAction(
    async () => {
      const sent = { ...form.values };
      const body = { ...form.body, version: form.version ?? club.version };
      const saved = await api.call(saveClub, { params: { id: club.id }, body });
      form.take(formOf(saved), sent);
      store.take(saved);
      feedback.toast({ id: 'club', tone: 'success', text: 'club.saved', stays: false });
    },
    (failure, report) => {
      if (failure.code === 'E.club.changed') form.overtake(failure.data.version);
      else if (form.refuse(failure)) focusProblem(element.current);
      else report();
    },
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.attempt()) void save.run();
    else focusProblem(element.current);
  };
  const isOvertaken = save.failure?.code === 'E.club.changed';
  return (
    <Card title={t('club.tab.settings')}>
      <form ref={element} className={fields.form} onSubmit={handleSubmit} noValidate>
        <ClubFacts form={form} />
        <SlugField form={form} />
        <AboutField form={form} />
        <AudienceFields form={form} />
        {isOvertaken && (
          <Notice tone="warn" live>
            {t('club.changed')}
          </Notice>
        )}
        <div>
          <Button type="submit" variant="primary" busy={save.isBusy}>
            {t('profile.edit.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
});

const AboutField = observer(function AboutField({ form }: { form: ClubForm }) {
  const t = useText();
  const problem = form.errorOf('about');
  return (
    <TextArea
      label={t('club.about')}
      maxLength={MAX_CLUB_ABOUT_LENGTH}
      value={form.values.about}
      error={problem && t(problem)}
      onChange={(about) => form.set({ about })}
    />
  );
});

const AudienceFields = observer(function AudienceFields({ form }: { form: ClubForm }) {
  const t = useText();
  const { values, set } = form;
  const problem = form.errorOf('visibility');
  return (
    <>
      <RadioGroup
        legend={t('club.visibility')}
        options={CLUB_VISIBILITIES.map((value) => ({
          value,
          label: t(`club.visibility.${value}`),
          hint: t(`club.visibility.${value}.hint`),
        }))}
        value={values.visibility}
        error={problem && t(problem)}
        onChange={(visibility) => set({ visibility })}
      />
      <RadioGroup
        legend={t('club.joining')}
        options={CLUB_JOININGS.map((value) => ({ value, label: t(`club.joining.${value}`) }))}
        value={values.joining}
        onChange={(joining) => set({ joining })}
      />
      <Checkbox
        label={t('club.juniors')}
        hint={t('field.juniors')}
        checked={values.juniors}
        onChange={(juniors) => set({ juniors, ...(juniors && { visibility: 'MEMBERS' }) })}
      />
    </>
  );
});

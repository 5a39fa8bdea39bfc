import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { createClub } from '../../../../shared/contract/club.ts';
import { clubPath } from '../../../../shared/routes/club.ts';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import { useAction } from '../../../stores/Action.ts';
import type { RootStore } from '../../../stores/RootStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKept } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { focusProblem } from '../../../ui/forms/formFocus.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { goFromHere, useRoute } from '../../../ui/route.ts';
import fields from '../ClubFields.module.css';
import { ClubFacts, FormPart, SlugField } from '../ClubFields.tsx';
import { ClubForm } from '../ClubForm.ts';
import { ClubRefusal } from '../ClubRefusal.tsx';
import { AUDIENCES, audienceOf, ClubSentence, valuesOf } from './ClubSentence.tsx';
import styles from './NewClubPage.module.css';

/** @returns the form of a new club, filled in from the device and the account */
function newClubForm({ config, session, language, browserLanguages }: RootStore): ClubForm {
  const region = browserLanguages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find(Boolean);
  return new ClubForm(
    {
      ...{ name: '', slug: null, about: '', juniors: false, city: session.user?.location ?? '' },
      ...{ sports: [config.value?.sport ?? 'TENNIS'], ...valuesOf('ASK') },
    },
    {
      ...{ timezone: deviceZone(), language: language.language },
      country: region ?? config.value?.countryCode ?? 'BE',
    },
  );
}

/** Makes a club: a sentence, its four blanks and its address (R-club-new). */
const NewClubPage = observer(function NewClubPage() {
  const t = useText();
  const root = useStores();
  const { api, feedback, session } = root;
  const route = useRoute();
  const element = useRef<HTMLFormElement>(null);
  const [form] = useState(() => newClubForm(root));
  useKept('club', form);
  usePageTitle(t('clubs.new'));
  const make = useAction(
    async () => {
      const goOn = goFromHere(route);
      const club = await api.call(createClub, { body: form.body });
      form.clear();
      await session.loadMe();
      feedback.toast({ id: 'club', tone: 'success', text: 'club.made', stays: false });
      goOn(clubPath(club.slug), { replace: true });
    },
    (failure, report) => {
      if (form.refuse(failure)) focusProblem(element.current);
      else if (failure.code !== 'E.limit.club' && failure.code !== 'E.club.unproved') report();
    },
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.attempt()) void make.run();
    else focusProblem(element.current);
  };
  const choices = AUDIENCES.map((value) => ({ value, label: t(`club.audience.${value}`) }));
  return (
    <Page>
      <h1>{t('clubs.new')}</h1>
      <ClubSentence form={form} />
      <form ref={element} className={styles.columns} onSubmit={handleSubmit} noValidate>
        <Card>
          <div className={fields.form}>
            <ClubFacts form={form} />
          </div>
        </Card>
        <Card>
          <div className={fields.form}>
            <FormPart name="seen">
              <RadioGroup
                legend={t('club.audience')}
                options={choices}
                value={audienceOf(form.values)}
                onChange={(audience) => form.set(valuesOf(audience))}
              />
            </FormPart>
            <SlugField form={form} />
            <ClubRefusal failure={make.failure} isUnproved={session.unproved !== null} />
            <div>
              <Button type="submit" variant="action" big busy={make.isBusy}>
                {t('club.create')}
              </Button>
            </div>
          </div>
        </Card>
      </form>
    </Page>
  );
});

export default NewClubPage;

import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { gamePath, PATHS } from '../../../shared/routes/paths.ts';
import { failureText } from '../../api/failures.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import type { Me } from '../../stores/SessionStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Page } from '../../ui/display/Page.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { focusProblem, ignoreEnter } from '../../ui/forms/formFocus.ts';
import { goFromHere, useRoute } from '../../ui/route.ts';
import { CREATED } from '../ownMatch/OwnGame.ts';
import { useShared } from '../shareTarget/useShared.ts';
import { CopyEarlier } from './copy/CopyEarlier.tsx';
import { COPIED } from './copy/copyGame.ts';
import type { OrganiseDraft } from './draft/OrganiseDraft.ts';
import { MatchPart } from './match/MatchPart.tsx';
import styles from './OrganisePage.module.css';
import { PeoplePart } from './people/PeoplePart.tsx';
import { RestFolds } from './rest/RestFolds.tsx';
import { SendBar } from './SendBar.tsx';
import { Sentence } from './sentence/Sentence.tsx';
import { useComposer } from './useComposer.ts';
import { WhenPart } from './when/WhenPart.tsx';
import { WherePart } from './where/WherePart.tsx';

/** Puts the shared text of another app into the draft, and says where it went (R-share-target). */
function SharedNotice({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const [taken, setTaken] = useState<'note' | 'people' | null>(null);
  useShared(({ text }) => {
    if (text) setTaken(draft.takeShared(text) ? 'people' : 'note');
  });
  return (
    taken && (
      <Notice live>
        {t('shared.note')} {taken === 'people' && t('shared.people')}
      </Notice>
    )
  );
}

/** Organises a match: a sentence with blanks, and the fields that fill them, on one page (R-organise-page). */
const OrganisePage = observer(function OrganisePage() {
  const t = useText();
  const { session } = useStores();
  usePageTitle(t('organise.title'));
  return (
    <Page gap="tight">
      <h1>{t('organise.title')}</h1>
      {session.user ? <OrganiseForm key={session.user.id} me={session.user} /> : <Waiting />}
    </Page>
  );
});

/** Takes the room of the whole form: its first values decide how high its parts are. */
function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton height={15} />
      <br />
      <Skeleton height={60} />
    </div>
  );
}

const OrganiseForm = observer(function OrganiseForm({ me }: { me: Me }) {
  const { feedback } = useStores();
  const route = useRoute();
  const composer = useComposer(me);
  const { draft } = composer;
  const form = useRef<HTMLFormElement>(null);

  const showProblem = () => focusProblem(form.current);
  const send = useAction(
    async () => {
      const goOn = goFromHere(route);
      // Its code comes while the match is made: the match follows, and no empty page (R-organise-page).
      void import('../ownMatch/GamePage.tsx').catch(() => undefined);
      const games = await draft.send();
      const [first, ...others] = games ?? [];
      if (first) feedback.dismiss(COPIED);
      if (!first) showProblem();
      else if (others.length === 0) goOn(`${gamePath(first.id)}?${CREATED}`);
      else {
        const values = { count: others.length + 1 };
        feedback.toast({ id: 'series', tone: 'success', text: 'organise.series.sent', values, stays: false });
        route.go(PATHS.dashboard);
      }
    },
    (failure, report) => {
      const { on } = report({ limit: failure.data.limit ?? 0 });
      // There is nothing on the page to mark: it is said all the same.
      if (on === 'fields' || on === 'screen') feedback.open('alert.refused.title', failureText(failure));
    },
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isBusy) return;
    if (composer.attempt()) void send.run();
    else showProblem();
  };
  return (
    <>
      <SharedNotice draft={draft} />
      <CopyEarlier draft={draft} />
      {composer.isReady ? (
        <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} onKeyDown={ignoreEnter}>
          <Sentence composer={composer} />
          <MatchPart composer={composer} />
          <div className={styles.columns}>
            <PeoplePart composer={composer} />
            <div className={styles.middle}>
              <WhenPart composer={composer} />
              <WherePart composer={composer} />
            </div>
            <div className={styles.side}>
              <RestFolds composer={composer} />
              <SendBar draft={draft} busy={send.isBusy} />
            </div>
          </div>
        </form>
      ) : (
        <Waiting />
      )}
    </>
  );
});

export default OrganisePage;

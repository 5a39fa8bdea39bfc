import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { gamePath, PATHS } from '../../../shared/routes/paths.ts';
import { toFailure } from '../../api/apiFailure.ts';
import { failureText } from '../../api/failures.ts';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import type { Me } from '../../stores/SessionStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { focusProblem, ignoreEnter } from '../../ui/forms/formFocus.ts';
import { useRoute } from '../../ui/route.ts';
import { CREATED } from '../ownMatch/createdMark.ts';
import { CopyEarlier } from './copy/CopyEarlier.tsx';
import { COPIED } from './copy/copyGame.ts';
import { MatchPart } from './match/MatchPart.tsx';
import styles from './OrganisePage.module.css';
import { PeoplePart } from './people/PeoplePart.tsx';
import { RestFolds } from './rest/RestFolds.tsx';
import { SendBar } from './SendBar.tsx';
import { SharedNotice } from './SharedNotice.tsx';
import { Sentence } from './sentence/Sentence.tsx';
import { useComposer } from './useComposer.ts';
import { WhenPart } from './when/WhenPart.tsx';
import { WherePart } from './where/WherePart.tsx';

/** Organises a match: a sentence with blanks, and what fills them, on one page (R-organise-page). */
const OrganisePage = observer(function OrganisePage() {
  const t = useText();
  const { session } = useStores();
  usePageTitle(t('organise.title'));
  return (
    <div className={styles.page}>
      <h1>{t('organise.title')}</h1>
      {session.user ? <OrganiseForm key={session.user.id} me={session.user} /> : <Waiting />}
    </div>
  );
});

/** Takes the room of the whole form: what it begins with decides how high its parts are. */
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
  const send = async () => {
    // Its code comes while the match is made: what follows is the match, and no empty page (R-organise-page).
    void import('../ownMatch/GamePage.tsx').catch(() => undefined);
    try {
      const games = await draft.send();
      const [first, ...others] = games ?? [];
      if (first) feedback.dismiss(COPIED);
      if (!first) showProblem();
      else if (others.length === 0) route.go(`${gamePath(first.id)}?${CREATED}`);
      else {
        const values = { count: others.length + 1 };
        feedback.toast({ id: 'series', tone: 'success', text: 'organise.series.sent', values, stays: false });
        route.go(PATHS.dashboard);
      }
    } catch (error) {
      const failure = toFailure(error);
      const { on } = feedback.report(failure, {
        retry: () => void send(),
        values: { limit: failure.data.limit ?? 0 },
      });
      // There is nothing on the page to mark: it is said all the same.
      if (on === 'fields' || on === 'screen') feedback.open('alert.refused.title', failureText(failure));
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.busy) return;
    if (composer.attempt()) void send();
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
              <SendBar draft={draft} />
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

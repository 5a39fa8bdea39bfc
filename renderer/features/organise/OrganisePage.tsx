import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { gamePath, PATHS } from '../../../shared/routes/paths.ts';
import { toFailure } from '../../api/apiFailure.ts';
import { failureText } from '../../api/failures.ts';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import type { Me } from '../../stores/SessionStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { focusProblem, ignoreEnter } from '../../ui/forms/formFocus.ts';
import { useRoute } from '../../ui/route.ts';
import { CourtFields } from '../matchForm/CourtFields.tsx';
import styles from '../matchForm/MatchForm.module.css';
import { WhenStep } from '../matchForm/WhenStep.tsx';
import { WhereStep } from '../matchForm/WhereStep.tsx';
import { CREATED } from '../ownMatch/createdMark.ts';
import { CopyEarlier } from './copy/CopyEarlier.tsx';
import { DraftSummary } from './DraftSummary.tsx';
import { useAskedTime } from './draft/askedTime.ts';
import { OrganiseDraft } from './draft/OrganiseDraft.ts';
import { SharedNotice } from './SharedNotice.tsx';
import { FinishStep } from './steps/FinishStep.tsx';
import { GuestsStep } from './steps/GuestsStep.tsx';
import { MatchStep } from './steps/MatchStep.tsx';
import { ZoneField } from './steps/ZoneField.tsx';

/** How often what has passed meanwhile is looked at, in milliseconds. */
const TICK = 30_000;

/** Organises a game: a form of five steps on one page (R-organise-page). */
const OrganisePage = observer(function OrganisePage() {
  const t = useText();
  const { session } = useStores();
  usePageTitle(t('organise.title'));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('organise.title')}</h1>
        <p>{t('organise.text')}</p>
      </header>
      {session.user ? (
        <OrganiseForm key={session.user.id} me={session.user} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={24} />
        </div>
      )}
    </div>
  );
});

/** The draft lives as long as the form; what was typed is kept beyond it. */
function useDraft(me: Me): OrganiseDraft {
  const { api, games, config } = useStores();
  const [draft] = useState(() => {
    const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return new OrganiseDraft({ api, games, me, now: config.now, deviceZone });
  });
  useKept('draft', draft);
  useAskedTime(draft.windows);
  useEffect(() => {
    const ticking = setInterval(draft.tick, TICK);
    void draft.venues.loadEarlier();
    return () => clearInterval(ticking);
  }, [draft]);
  return draft;
}

const OrganiseForm = observer(function OrganiseForm({ me }: { me: Me }) {
  const { feedback } = useStores();
  const route = useRoute();
  const draft = useDraft(me);
  const form = useRef<HTMLFormElement>(null);

  const showProblem = () => focusProblem(form.current);
  const send = async () => {
    try {
      const games = await draft.send();
      const [first, ...others] = games ?? [];
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
    if (draft.attempt()) void send();
    else showProblem();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit} onKeyDown={ignoreEnter}>
      <div className={styles.steps}>
        <SharedNotice draft={draft} />
        <CopyEarlier draft={draft} />
        <MatchStep draft={draft} />
        <WhenStep number={2} windows={draft.windows} problem={draft.attempted ? draft.problems.windows : null}>
          <ZoneField draft={draft} />
        </WhenStep>
        <WhereStep
          number={3}
          venues={draft.venues}
          attempted={draft.attempted}
          problem={draft.attempted ? draft.problems.venues : null}
          onPick={draft.pickVenue}
        >
          <CourtFields
            court={draft.choices.court}
            timezone={draft.choices.timezone}
            attempted={draft.attempted}
            onChange={(court) => draft.set({ court })}
          />
        </WhereStep>
        <GuestsStep draft={draft} />
        <FinishStep draft={draft} />
      </div>
      <div className={styles.summary}>
        <DraftSummary draft={draft} />
      </div>
    </form>
  );
});

export default OrganisePage;

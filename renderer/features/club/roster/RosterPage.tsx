import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { PATTERNS, readPattern } from '../../../../shared/routes/paths.ts';
import { ApiFailure } from '../../../api/apiFailure.ts';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKept } from '../../../stores/useKept.ts';
import { Page } from '../../../ui/display/Page.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../../ui/route.ts';
import { ClubMissing } from '../ClubMissing.tsx';
import { ClubStore } from '../ClubStore.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { OutcomeStep } from './OutcomeStep.tsx';
import { PasteStep } from './PasteStep.tsx';
import { type ImportStep, RosterImport, type StepProps } from './RosterImport.ts';
import styles from './RosterPage.module.css';

const STEPS = ['PASTE', 'COLUMNS', 'TRY'] as const;
const PARTS: Record<ImportStep, ComponentType<StepProps>> = {
  PASTE: PasteStep,
  COLUMNS: ColumnsStep,
  TRY: OutcomeStep,
  DONE: OutcomeStep,
};

/** The server's usual failure for a forbidden action. */
const NOT_THEIRS = new ApiFailure('E.notFound', 404);

/** Takes a list of people into a club: paste, columns, outcome (R-club-import-page). */
function RosterPage() {
  const slug = readPattern(PATTERNS.clubImport, useRoute().path)?.slug ?? '';
  return <OfClub key={slug} slug={slug} />;
}

const OfClub = observer(function OfClub({ slug }: { slug: string }) {
  const t = useText();
  const root = useStores();
  const [store] = useState(() => new ClubStore(root, slug));
  useEffect(() => {
    void store.club.load();
  }, [store]);
  const { value: club, failure } = store.club;
  usePageTitle(t('club.import.title'));
  const missing = failure ?? (club && !club.action.includes('PEOPLE') ? NOT_THEIRS : null);
  if (missing) return <ClubMissing failure={missing} onRetry={() => void store.club.load()} />;
  if (!club) {
    return (
      <Page aria-busy="true">
        <h1>{t('club.import.title')}</h1>
        <Skeleton height={24} />
      </Page>
    );
  }
  return <Import club={club} />;
});

const Import = observer(function Import({ club }: { club: Club }) {
  const t = useText();
  const { api, language } = useStores();
  const [roster] = useState(() => new RosterImport(api, club, language.language));
  useKept('list', roster);
  const { step } = roster;
  const Part = PARTS[step];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The next question begins where one reads from.
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <Page>
      <p className={styles.club}>{club.name}</p>
      <h1 ref={heading} tabIndex={-1}>
        {t(`club.import.title.${step}`)}
      </h1>
      {step !== 'DONE' && (
        <ol className={styles.steps} aria-label={t('club.import.steps')}>
          {STEPS.map((each, at) => (
            <li
              key={each}
              aria-current={each === step ? 'step' : undefined}
              data-done={at < STEPS.indexOf(step) || undefined}
            >
              {t(`club.import.step.${each}`)}
            </li>
          ))}
        </ol>
      )}
      <Part club={club} roster={roster} />
    </Page>
  );
});

export default RosterPage;

import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { GuestRows } from './GuestRows.tsx';
import type { OrganiseDraft } from './OrganiseDraft.ts';
import styles from './OrganisePage.module.css';
import { Step } from './Step.tsx';

/** Who is invited by mail. */
export const GuestsStep = observer(function GuestsStep({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { guests, guestLimit: limit, guestsMissing, guestsProblem } = draft;
  const isOver = guestsProblem === 'organise.guests.problem.limit';
  return (
    <Step
      number={4}
      title={t('organise.guests.title')}
      text={t('organise.guests.text')}
      problem={draft.attempted || isOver ? guestsProblem : null}
      values={{ limit: limit ?? 0 }}
    >
      <GuestRows guests={guests} />
      {limit !== null && (
        <p className={styles.quiet}>{t('organise.guests.count', { count: guests.filled.length, limit })}</p>
      )}
      {guests.filled.length > 0 && guestsMissing > 0 && (
        <Notice>{t('organise.guests.few', { count: guestsMissing })}</Notice>
      )}
    </Step>
  );
});

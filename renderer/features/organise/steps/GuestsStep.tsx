import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { GuestRows } from '../../invitees/GuestRows.tsx';
import { KnownPicker } from '../../invitees/KnownPicker.tsx';
import styles from '../../matchForm/MatchForm.module.css';
import { Step } from '../../matchForm/Step.tsx';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import { GroupPicker } from '../groups/GroupPicker.tsx';
import { OwnerPlays } from './OwnerPlays.tsx';

/** Who is invited: people the organiser knows, and anybody by mail. */
export const GuestsStep = observer(function GuestsStep({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { guests, known, guestCount, guestLimit: limit, guestsMissing, problems, isOpen } = draft;
  const isOver = problems.guests === 'organise.guests.problem.limit';
  return (
    <Step
      number={4}
      title={t('organise.guests.title')}
      text={t('organise.guests.text')}
      problem={draft.attempted || isOver ? problems.guests : null}
      values={{ limit: limit ?? 0 }}
    >
      <OwnerPlays draft={draft} />
      <GroupPicker draft={draft} />
      <KnownPicker known={known} />
      <GuestRows guests={guests} />
      {limit !== null && <p className={styles.quiet}>{t('organise.guests.count', { count: guestCount, limit })}</p>}
      {guestCount > 0 && guestsMissing > 0 && !isOpen && (
        <Notice>{t('organise.guests.few', { count: guestsMissing })}</Notice>
      )}
    </Step>
  );
});

import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { GuestRows } from '../../invitees/GuestRows.tsx';
import { KnownPicker } from '../../invitees/KnownPicker.tsx';
import type { Composer } from '../Composer.ts';
import { GroupPicker, GroupsButton } from '../groups/GroupPicker.tsx';
import { Part } from '../Part.tsx';
import styles from './People.module.css';
import { PeopleTiles } from './PeopleTiles.tsx';

/** Who is invited: groups, people the organiser knows, and anybody by mail. */
export const PeoplePart = observer(function PeoplePart({ composer }: { composer: Composer }) {
  const t = useText();
  const { draft, groups } = composer;
  const { guests, known, guestCount, guestLimit: limit, guestsMissing, problems, isOpen } = draft;
  const isOver = problems.guests === 'organise.guests.problem.limit';
  const isTyping = composer.isOpen('guests') || known.people.length === 0 || guests.filled.length > 0;
  return (
    <Part
      name="guests"
      title={t('organise.guests.title')}
      end={<GroupsButton draft={draft} groups={groups} />}
      problem={draft.attempted || isOver ? problems.guests : null}
      values={{ limit: limit ?? 0 }}
    >
      <GroupPicker draft={draft} groups={groups} />
      {known.people.length > 0 && <PeopleTiles composer={composer} isTyping={isTyping} />}
      {isTyping && (
        <>
          <p className={styles.quiet}>{t('organise.guests.text')}</p>
          <GuestRows guests={guests} />
        </>
      )}
      {known.list.status === 'failed' && <KnownPicker known={known} />}
      {limit !== null && guestCount * 2 >= limit && (
        <p className={styles.quiet}>{t('organise.guests.count', { count: guestCount, limit })}</p>
      )}
      {guestCount > 0 && guestsMissing > 0 && !isOpen && (
        <Notice>{t('organise.guests.few', { count: guestsMissing })}</Notice>
      )}
    </Part>
  );
});

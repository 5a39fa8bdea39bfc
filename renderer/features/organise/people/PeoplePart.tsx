import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { GuestRows } from '../../invitees/GuestRows.tsx';
import { KnownPicker } from '../../invitees/KnownPicker.tsx';
import styles from '../../invitees/People.module.css';
import type { Composer } from '../Composer.ts';
import { GroupPicker, GroupsButton } from '../groups/GroupPicker.tsx';
import { Part } from '../Part.tsx';
import { FittingFold } from './FittingFold.tsx';
import { PeopleTiles } from './PeopleTiles.tsx';

/** The invited: groups, people the organiser knows, and anybody by mail. */
export const PeoplePart = observer(function PeoplePart({ composer }: { composer: Composer }) {
  const t = useText();
  const { draft, groups, fitting } = composer;
  const { guests, known, guestCount, guestLimit: limit, guestsMissing, problems, isOpen } = draft;
  const knowsSomebody = (known.list.value ?? []).length > 0;
  const isOver = problems.guests === 'organise.guests.problem.limit';
  const hasNames = known.people.length > 0 || fitting.people.length > 0;
  const isTyping = composer.isOpen('guests') || !hasNames || guests.filled.length > 0;
  return (
    <Part
      name="guests"
      title={t('organise.guests.title')}
      end={<GroupsButton draft={draft} groups={groups} />}
      problem={draft.attempted || isOver ? problems.guests : null}
      values={{ limit: limit ?? 0 }}
    >
      {known.misses && <Notice live>{t('ask.missing')}</Notice>}
      <GroupPicker draft={draft} groups={groups} />
      {/* An organiser who knows nobody has no tiles before the first pick: tiles must not push away the list that they tick. */}
      {!knowsSomebody && <FittingFold composer={composer} />}
      {hasNames && <PeopleTiles composer={composer} isTyping={isTyping} />}
      {knowsSomebody && <FittingFold composer={composer} />}
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

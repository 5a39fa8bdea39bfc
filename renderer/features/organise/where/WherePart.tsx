import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { PLUS_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { CourtSelect } from '../../matchForm/CourtSelect.tsx';
import { EarlierVenues } from '../../matchForm/EarlierVenues.tsx';
import { VenueFields } from '../../matchForm/VenueFields.tsx';
import type { Composer } from '../Composer.ts';
import { ClubChips } from '../club/ClubChips.tsx';
import { Part } from '../Part.tsx';
import { VenueChips } from './VenueChips.tsx';
import styles from './WherePart.module.css';

/** For which club, and where: its places and one's own places by a tap, new ones typed, all of them behind a fold. */
export const WherePart = observer(function WherePart({ composer }: { composer: Composer }) {
  const t = useText();
  const { draft } = composer;
  const { venues, attempted } = draft;
  const typed = venues.rows.filter(({ known }) => !known);
  return (
    <Part name="where" title={t('organise.where.title')} problem={attempted ? draft.problems.venues : null}>
      <ClubChips club={draft.club} />
      {venues.earlier.status === 'failed' && (
        <Notice tone="warn" action={<Button onClick={() => void venues.loadEarlier()}>{t('alert.retry')}</Button>}>
          {t('organise.where.failed')}
        </Notice>
      )}
      <VenueChips composer={composer} />
      {composer.isOpen('venues') && venues.offered.length > 0 && !venues.full && (
        <EarlierVenues venues={venues} onPick={draft.pickVenue} />
      )}
      {typed.length > 0 && (
        <ol className={styles.typed}>
          {typed.map((row) => (
            <VenueFields key={row.key} venues={venues} row={row} attempted={attempted} />
          ))}
        </ol>
      )}
      {typed.length > 0 && !venues.full && (
        <div>
          <Button icon={PLUS_ICON} data-add onClick={venues.add}>
            {t('organise.where.add')}
          </Button>
        </div>
      )}
      {draft.club.courts.length > 0 && (
        <CourtSelect
          courts={draft.club.courts}
          value={draft.club.courtId}
          onChange={(courtId) => draft.set({ courtId })}
        />
      )}
      {draft.venues.rows.length > 1 && <p className={styles.quiet}>{t('organise.where.text')}</p>}
    </Part>
  );
});

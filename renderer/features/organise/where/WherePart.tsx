import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CourtMark } from '../../../ui/court/CourtLines.tsx';
import { PLUS_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Chip, Chips } from '../../../ui/forms/Chips.tsx';
import { CourtSelect } from '../../matchForm/CourtSelect.tsx';
import { EarlierVenues } from '../../matchForm/EarlierVenues.tsx';
import { VenueFields } from '../../matchForm/VenueFields.tsx';
import type { Composer } from '../Composer.ts';
import type { PublishingClub } from '../club/PublishingClub.ts';
import { Part } from '../Part.tsx';
import { VenueChips } from './VenueChips.tsx';
import styles from './WherePart.module.css';

/** The club of the match, if it has one; nothing for those who publish for none (R-club-organise). */
const ClubChips = observer(function ClubChips({ club }: { club: PublishingClub }) {
  const t = useText();
  const name = useId();
  const { offered, chosen, details } = club;
  if (offered.length === 0) return null;
  return (
    <>
      <Chips legend={t('organise.club')}>
        <Chip name={name} checked={chosen === null} onChange={() => club.choose(null)}>
          {t('organise.club.none')}
        </Chip>
        {offered.map((each) => (
          <Chip key={each.id} name={name} checked={each.id === chosen?.id} onChange={() => club.choose(each.id)}>
            <CourtMark sport={each.sports[0] ?? 'TENNIS'} />
            {each.name}
          </Chip>
        ))}
      </Chips>
      {chosen && details.status === 'failed' && (
        <Notice tone="warn" action={<Button onClick={() => void club.load()}>{t('alert.retry')}</Button>}>
          {t('organise.club.failed')}
        </Notice>
      )}
    </>
  );
});

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

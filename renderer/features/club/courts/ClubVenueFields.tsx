import { observer } from 'mobx-react-lite';
import {
  MAX_CITY_LENGTH,
  MAX_COURT_NAME_LENGTH,
  MAX_STREET_LENGTH,
  MAX_VENUE_NAME_LENGTH,
} from '../../../../shared/domain/limits.ts';
import { type Sport, SURFACES } from '../../../../shared/domain/values.ts';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { PLUS_ICON, TRASH_ICON } from '../../../ui/display/icons.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { focusLastRow } from '../../../ui/forms/formFocus.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { SportChips } from '../ClubFields.tsx';
import styles from './ClubVenueFields.module.css';
import { type CourtRow, type CourtsForm, isFullVenue, type VenueRow } from './CourtsForm.ts';

interface ClubVenueFieldsProps {
  form: CourtsForm;
  venue: VenueRow;
  /** The sports of the club. */
  offered: readonly Sport[];
}

/** One place with its courts. */
export const ClubVenueFields = observer(function ClubVenueFields({ form, venue, offered }: ClubVenueFieldsProps) {
  const t = useText();
  const problem = form.errorOf(venue);
  const number = form.venues.indexOf(venue) + 1;
  return (
    <Card
      title={venue.name || t('organise.where.name')}
      action={
        <IconButton
          icon={TRASH_ICON}
          label={t('organise.where.remove', { name: venue.name || String(number) })}
          onClick={(event) => {
            focusLastRow(event.currentTarget);
            form.removeVenue(venue);
          }}
        />
      }
    >
      <div className={styles.triple} data-row>
        <TextField
          label={t('organise.where.name')}
          maxLength={MAX_VENUE_NAME_LENGTH}
          value={venue.name}
          error={problem && t(problem)}
          onChange={(name) => form.setVenue(venue, { name })}
        />
        <TextField
          label={t('organise.where.address')}
          maxLength={MAX_STREET_LENGTH}
          value={venue.address}
          onChange={(address) => form.setVenue(venue, { address })}
        />
        <TextField
          label={t('organise.where.city')}
          maxLength={MAX_CITY_LENGTH}
          value={venue.city}
          onChange={(city) => form.setVenue(venue, { city })}
        />
      </div>
      {venue.courts.length > 0 && (
        <ul className={styles.courts} aria-label={t('club.tab.courts')}>
          {venue.courts.map((court) => (
            <CourtFields key={court.key} form={form} venue={venue} court={court} offered={offered} />
          ))}
        </ul>
      )}
      {!isFullVenue(venue) && (
        <div>
          <Button
            variant="quiet"
            icon={PLUS_ICON}
            onClick={(event) => {
              form.addCourt(venue.key, (number) => t('club.court.numbered', { number: `${number}` }));
              focusLastRow(event.currentTarget);
            }}
          >
            {t('club.court.add')}
          </Button>
        </div>
      )}
    </Card>
  );
});

const CourtFields = observer(function CourtFields(props: ClubVenueFieldsProps & { court: CourtRow }) {
  const t = useText();
  const { form, venue, court, offered } = props;
  const problem = form.errorOf(venue, court);
  // A club may have given a sport up that is played on this court.
  const sports = [...new Set([...offered, ...court.sports])];
  return (
    <li data-row>
      <div className={styles.court}>
        <TextField
          label={t('club.court')}
          maxLength={MAX_COURT_NAME_LENGTH}
          value={court.name}
          error={problem && t(problem)}
          onChange={(name) => form.setCourt(court, { name })}
        />
        <Select
          label={t('organise.court.surface')}
          options={[
            { value: '', label: t('organise.court.surface.none') },
            ...SURFACES.map((value) => ({ value: value as string, label: t(`surface.${value}`) })),
          ]}
          value={court.surface}
          onChange={(surface) => form.setCourt(court, { surface })}
        />
        <Checkbox
          label={t('club.court.indoor')}
          checked={court.indoor}
          onChange={(indoor) => form.setCourt(court, { indoor })}
        />
        <IconButton
          icon={TRASH_ICON}
          label={t('organise.where.remove', { name: court.name || t('club.court') })}
          onClick={(event) => {
            focusLastRow(event.currentTarget);
            form.removeCourt(venue, court);
          }}
        />
      </div>
      {sports.length > 1 && (
        <SportChips
          chosen={court.sports}
          offered={sports}
          onToggle={(sport) => form.toggleSport(court, sport)}
          problem={form.sportProblemOf(court)}
        />
      )}
    </li>
  );
});

import { observer } from 'mobx-react-lite';
import { MAX_CITY_LENGTH, MAX_STREET_LENGTH, MAX_VENUE_NAME_LENGTH } from '../../../shared/domain/limits.ts';
import { inLine } from '../../../shared/locales/intl.ts';
import { useText } from '../../i18n/useText.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { PIN_ICON, TRASH_ICON } from '../../ui/display/icons.ts';
import { focusLastRow } from '../../ui/forms/formFocus.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import styles from './MatchForm.module.css';
import type { VenueList, VenueRow } from './VenueList.ts';

interface VenueFieldsProps {
  venues: VenueList;
  row: VenueRow;
  /** Sending was tried: missing values are told. */
  attempted: boolean;
}

/** One venue: an earlier one as it is, a new one to be typed. */
export const VenueFields = observer(function VenueFields({ venues, row, attempted }: VenueFieldsProps) {
  const t = useText();
  const problem = attempted ? venues.problems.get(row.key) : undefined;
  // Most places need no more than a name.
  const isNamed = `${row.name}${row.address}${row.city}` !== '';
  const number = venues.rows.indexOf(row) + 1;
  const remove = (
    <IconButton
      icon={TRASH_ICON}
      label={t('organise.where.remove', { name: row.name || String(number) })}
      onClick={(event) => {
        focusLastRow(event.currentTarget);
        venues.remove(row.key);
      }}
    />
  );
  if (row.known) {
    return (
      <li className={styles.venue} data-row>
        <Icon path={PIN_ICON} />
        <span className={styles.grow}>
          <strong>{row.name}</strong>
          <small>{inLine([row.address, row.city], ', ')}</small>
        </span>
        {remove}
      </li>
    );
  }
  return (
    <li className={styles.row} data-row>
      <div className={styles.triple}>
        <TextField
          label={t('organise.where.name')}
          maxLength={MAX_VENUE_NAME_LENGTH}
          value={row.name}
          error={problem && t(problem)}
          onChange={(name) => venues.set(row.key, { name })}
        />
        {isNamed && (
          <>
            <TextField
              label={t('organise.where.address')}
              maxLength={MAX_STREET_LENGTH}
              value={row.address}
              onChange={(address) => venues.set(row.key, { address })}
            />
            <TextField
              label={t('organise.where.city')}
              maxLength={MAX_CITY_LENGTH}
              value={row.city}
              onChange={(city) => venues.set(row.key, { city })}
            />
          </>
        )}
      </div>
      {venues.rows.length > 1 && <div className={styles.rowEnd}>{remove}</div>}
    </li>
  );
});

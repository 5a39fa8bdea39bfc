import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { GameLocation } from '../../../shared/contract/schemas/gameAnswer.ts';
import { MAX_SEARCH_LENGTH } from '../../../shared/domain/limits.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { PLUS_ICON, STAR_ICON } from '../../ui/display/icons.ts';
import { focusLastRow } from '../../ui/forms/formFocus.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import styles from './EarlierVenues.module.css';
import type { VenueList } from './VenueList.ts';

/** Earlier venues shown before all are asked for. */
const FEW = 5;

interface EarlierVenuesProps {
  venues: VenueList;
  onPick: (venue: GameLocation) => void;
}

/** One's own venues to pick from, favourites first; searched where there are many. */
export const EarlierVenues = observer(function EarlierVenues({ venues, onPick }: EarlierVenuesProps) {
  const t = useText();
  const [isAll, setAll] = useState(false);
  const { offered, found, search } = venues;
  const isSearching = search.trim() !== '';
  const shown = isAll || isSearching ? found : found.slice(0, FEW);
  return (
    <fieldset className={styles.venues}>
      <legend className={styles.label}>{t('organise.where.earlier')}</legend>
      {(offered.length > FEW || isSearching) && (
        <TextField
          label={t('organise.where.search')}
          type="search"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          value={search}
          onChange={(words) => void venues.find(words)}
        />
      )}
      {isSearching && (
        <p role="status" className={styles.quiet}>
          {found.length > 0 ? t('organise.where.found', { count: found.length }) : t('organise.where.notFound')}
        </p>
      )}
      <ul className={styles.chips}>
        {shown.map((venue) => (
          <li key={venue.id} className={styles.chip}>
            <button
              type="button"
              className={styles.pick}
              onClick={(event) => {
                focusLastRow(event.currentTarget);
                onPick(venue);
              }}
            >
              <Icon path={PLUS_ICON} size="s" />
              <span>
                {venue.name}
                {venue.city && <small>{venue.city}</small>}
              </span>
            </button>
            {!venues.isOfClub(venue) && <Star venues={venues} venue={venue} />}
          </li>
        ))}
        {shown.length < found.length && (
          <li>
            <Button variant="quiet" onClick={() => setAll(true)}>
              {t('organise.where.all')}
            </Button>
          </li>
        )}
      </ul>
    </fieldset>
  );
});

/** Whether the venue is a favourite: those come first, here and on the guest's page. */
const Star = observer(function Star({ venues, venue }: { venues: VenueList; venue: GameLocation }) {
  const t = useText();
  const { feedback } = useStores();
  const toggle = async () => {
    try {
      await venues.setFavorite(venue.id, !venue.favorite);
    } catch (error) {
      feedback.report(error, { retry: () => void toggle() });
    }
  };
  const label = t('organise.where.favorite', { name: venue.name });
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={venue.favorite}
      aria-label={label}
      title={label}
      onClick={() => void toggle()}
    >
      <Icon path={STAR_ICON} size="s" />
    </button>
  );
});

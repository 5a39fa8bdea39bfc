import { observer } from 'mobx-react-lite';
import type { GameLocation } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { useText } from '../../../i18n/useText.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { PIN_ICON, PLUS_ICON } from '../../../ui/display/icons.ts';
import { Chip, Chips } from '../../../ui/forms/Chips.tsx';
import type { Composer } from '../Composer.ts';
import styles from './VenueChips.module.css';

/** Places shown before all are asked for. */
const FEW = 3;

/** The club's and one's own places to tick, in the order they are known; several are numbered as they count. */
export const VenueChips = observer(function VenueChips({ composer }: { composer: Composer }) {
  const t = useText();
  const { draft } = composer;
  const { venues } = draft;
  const chosen = venues.rows.filter(({ known }) => known);
  const isShown = ({ id }: GameLocation) => chosen.some(({ known }) => known?.id === id);
  const canPick = new Set(venues.full ? [] : venues.offered.map(({ id }) => id));
  const listed = venues.choices
    .filter((venue, index) => index < Math.max(FEW, venues.ofClub.length) || isShown(venue))
    .filter((venue) => isShown(venue) || canPick.has(venue.id));
  // A copied match may have a place that is not read here.
  const others = chosen.filter(({ known }) => listed.every(({ id }) => id !== known?.id));
  const entries = [
    ...listed.map((venue) => ({ id: venue.id, name: venue.name, city: venue.city, venue })),
    ...others.map(({ known, name, city }) => ({ id: known?.id ?? '', name, city, venue: null })),
  ];
  const isNamesake = (name: string) => entries.filter((entry) => entry.name === name).length > 1;
  const isOpen = composer.isOpen('venues');
  const openOther = () => {
    composer.toggle('venues', !isOpen);
    if (!isOpen && venues.rows.every(({ known }) => known)) venues.add();
  };
  return (
    <Chips legend={t('organise.where.title')} legendHidden columns>
      {entries.map(({ id, name, city, venue }) => {
        const at = venues.filled.findIndex(({ known }) => known?.id === id);
        const row = venues.filled[at];
        return (
          <Chip
            key={id}
            checked={row !== undefined}
            onChange={() => {
              if (row) venues.remove(row.key);
              else if (venue) draft.pickVenue(venue);
            }}
          >
            {row && venues.filled.length > 1 ? (
              <b className={styles.number}>{at + 1}</b>
            ) : (
              row && <Icon path={PIN_ICON} size="s" />
            )}
            <span>
              {name}
              {city && isNamesake(name) && <small>{city}</small>}
            </span>
          </Chip>
        );
      })}
      {!venues.full && entries.length > 0 && (
        <button type="button" className={styles.other} aria-expanded={isOpen} data-add onClick={openOther}>
          <Icon path={PLUS_ICON} size="s" />
          {t('organise.where.other')}
        </button>
      )}
    </Chips>
  );
});

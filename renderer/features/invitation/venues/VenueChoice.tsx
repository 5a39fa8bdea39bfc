import { useText } from '../../../i18n/useText.ts';
import type { GameVenue } from '../../../stores/gameFacts.ts';
import { MapLink } from './MapLink.tsx';
import styles from './VenueChoice.module.css';

interface VenueChoiceProps {
  places: readonly GameVenue[];
  chosen: ReadonlySet<string>;
  /** null where there is nothing to choose. */
  onToggle: ((id: string) => void) | null;
}

/** The offered venues: cards to tick where there are several, each with its way to a map. */
export function VenueChoice({ places, chosen, onToggle }: VenueChoiceProps) {
  const t = useText();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('invitation.where.legend')}</legend>
      <ul className={styles.places}>
        {places.map(({ id, location }) => {
          const address = [location.address, location.city].filter(Boolean).join(', ');
          const words = (
            <span className={styles.words}>
              <strong>{location.name}</strong>
              {address && <small>{address}</small>}
            </span>
          );
          return (
            <li key={id} className={styles.place}>
              {onToggle ? (
                <label className={styles.choice}>
                  <input
                    type="checkbox"
                    className={styles.box}
                    checked={chosen.has(id)}
                    onChange={() => onToggle(id)}
                  />
                  {words}
                </label>
              ) : (
                <div className={styles.choice}>{words}</div>
              )}
              <MapLink location={location} />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { GameVenue } from '../../../stores/gameFacts.ts';
import { useTickedBefore } from '../../../ui/forms/useTickedBefore.ts';
import { MapLink } from '../../ticket/MapLink.tsx';
import styles from './VenueChoice.module.css';

interface VenueChoiceProps {
  venues: readonly GameVenue[];
  chosen: ReadonlySet<string>;
  /** null where there is nothing to choose. */
  onToggle: ((id: string) => void) | null;
}

/** The offered venues: cards to tick where there are several, each with its way to a map. */
export function VenueChoice({ venues, chosen, onToggle }: VenueChoiceProps) {
  const t = useText();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('invitation.where.legend')}</legend>
      <ul className={styles.venues}>
        {venues.map(({ id, location }) => {
          const address = [location.address, location.city].filter(Boolean).join(', ');
          const text = (
            <span className={styles.text}>
              <strong>{location.name}</strong>
              {address && <small>{address}</small>}
            </span>
          );
          return (
            <li key={id} className={styles.venue}>
              {onToggle ? (
                <VenueBox id={id} checked={chosen.has(id)} onToggle={onToggle}>
                  {text}
                </VenueBox>
              ) : (
                <div className={styles.choice}>{text}</div>
              )}
              <MapLink location={location} />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

interface VenueBoxProps {
  id: string;
  checked: boolean;
  onToggle: (id: string) => void;
  children: ReactNode;
}

function VenueBox({ id, checked, onToggle, children }: VenueBoxProps) {
  const toggle = () => onToggle(id);
  const box = useTickedBefore(checked, toggle);
  return (
    <label className={styles.choice}>
      <input
        ref={box}
        type="checkbox"
        name="venue"
        value={id}
        className={styles.box}
        checked={checked}
        onChange={toggle}
      />
      {children}
    </label>
  );
}

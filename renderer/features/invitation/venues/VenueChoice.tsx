import type { ReactNode } from 'react';
import { inLine } from '../../../../shared/locales/intl.ts';
import { useText } from '../../../i18n/useText.ts';
import type { GameVenue } from '../../../stores/gameFacts.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useTickedBefore } from '../../../ui/forms/TileInput.tsx';
import { MapLink } from '../../ticket/MapLink.tsx';
import styles from './VenueChoice.module.css';

interface VenueChoiceProps {
  venues: readonly GameVenue[];
  chosen: ReadonlySet<string>;
  /** null where there is nothing to choose. */
  choice: Choosing | null;
}

interface Choosing {
  onToggle: (id: string) => void;
  /** Chosen ones that are marked (R-rather-not). */
  ratherNot: ReadonlySet<string>;
  onMark: (id: string) => void;
}

/** The offered venues, each with its way to a map: cards to tick where there is a choice, else words. */
export function VenueChoice({ venues, chosen, choice }: VenueChoiceProps) {
  const t = useText();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('invitation.where.legend')}</legend>
      <ul className={styles.venues}>
        {venues.map(({ id, location }) => {
          const address = inLine([location.address, location.city], ', ');
          const text = (
            <span className={styles.text}>
              <strong>{location.name}</strong>
              {address && <small>{address}</small>}
            </span>
          );
          return (
            <li key={id} className={classNames(styles.venue, choice && styles.option)}>
              {choice ? (
                <VenueBox id={id} checked={chosen.has(id)} onToggle={choice.onToggle}>
                  {text}
                </VenueBox>
              ) : (
                text
              )}
              {choice && (
                <button
                  type="button"
                  className={styles.rather}
                  data-needs-script=""
                  aria-label={`${t('calendar.ratherNot')}: ${location.name}`}
                  aria-pressed={choice.ratherNot.has(id)}
                  disabled={!chosen.has(id)}
                  onClick={() => choice.onMark(id)}
                >
                  {t('calendar.ratherNot')}
                </button>
              )}
              <MapLink location={location} isShort={choice !== null} />
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

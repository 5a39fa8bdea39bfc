import type { ReactNode } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { GameVenue } from '../../../stores/gameFacts.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { MINUS_ICON } from '../../../ui/display/icons.ts';
import { useTickedBefore } from '../../../ui/forms/useTickedBefore.ts';
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

/** The offered venues: cards to tick where there are several, each with its way to a map. */
export function VenueChoice({ venues, chosen, choice }: VenueChoiceProps) {
  const t = useText();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('invitation.where.legend')}</legend>
      <ul className={styles.venues}>
        {venues.map(({ id, location }) => {
          const address = [location.address, location.city].filter(Boolean).join(', ');
          const isMarked = choice?.ratherNot.has(id) ?? false;
          const text = (
            <span className={styles.text}>
              <strong>{location.name}</strong>
              {address && <small>{address}</small>}
              {isMarked && <small className={styles.mark}>{t('calendar.ratherNot')}</small>}
            </span>
          );
          return (
            <li key={id} className={styles.venue}>
              {choice ? (
                <VenueBox id={id} checked={chosen.has(id)} onToggle={choice.onToggle}>
                  {text}
                </VenueBox>
              ) : (
                <div className={styles.choice}>{text}</div>
              )}
              {choice && (
                <button
                  type="button"
                  className={styles.rather}
                  data-needs-script=""
                  aria-label={t('invitation.ratherNot.venue', { venue: location.name })}
                  aria-pressed={isMarked}
                  disabled={!chosen.has(id)}
                  onClick={() => choice.onMark(id)}
                >
                  <Icon path={MINUS_ICON} size="s" />
                </button>
              )}
              <MapLink location={location} />
            </li>
          );
        })}
      </ul>
      {choice && (
        <p className={styles.hint} data-needs-script="">
          {t('invitation.ratherNot.hint')}
        </p>
      )}
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

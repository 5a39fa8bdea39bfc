import { useId } from 'react';
import { PersonAvatar } from '../../../app/people/PersonAvatar.tsx';
import type { Person } from '../courtSides.ts';
import styles from './Picks.module.css';

interface FacesProps {
  legend: string;
  people: readonly { key: string; person: Person }[];
  chosen: readonly string[];
  /** How many can be chosen; the first stays when one more is pressed than may be. */
  most: number;
  onChange: (chosen: string[]) => void;
}

/** People to choose among, by their faces. */
export function Faces({ legend, people, chosen, most, onChange }: FacesProps) {
  const name = useId();
  const toggle = (key: string) => {
    if (most === 1) onChange([key]);
    else onChange(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  };
  return (
    <fieldset className={styles.faces} aria-label={legend}>
      {people.map(({ key, person }) => (
        <label key={key} className={styles.pick}>
          <input
            type={most === 1 ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(key)}
            disabled={most > 1 && chosen.length >= most && !chosen.includes(key)}
            onChange={() => toggle(key)}
          />
          <span className={styles.face}>
            <PersonAvatar person={person} size="s" />
            {person.firstName}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

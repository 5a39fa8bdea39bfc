import { useId } from 'react';
import styles from '../../ui/forms/Picks.module.css';
import { TileInput } from '../../ui/forms/TileInput.tsx';
import { PersonAvatar } from './PersonAvatar.tsx';

interface Person {
  firstName: string;
  lastName: string;
  profileImageId: string | null;
}

interface FacePicksProps {
  legend: string;
  /** A name of their own where somebody else here has the first name too. */
  people: readonly { key: string; person: Person; name?: string }[];
  chosen: readonly string[];
  /** How many can be chosen; the first stays when one more is pressed than may be. */
  most: number;
  onChange: (chosen: string[]) => void;
}

/** People to choose among, by their faces. */
export function FacePicks({ legend, people, chosen, most, onChange }: FacePicksProps) {
  const name = useId();
  const toggle = (key: string) => {
    if (most === 1) onChange([key]);
    else onChange(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  };
  return (
    <fieldset className={styles.faces} aria-label={legend}>
      {people.map(({ key, person, name: called = person.firstName }) => (
        <label key={key} className={styles.pick}>
          <TileInput
            type={most === 1 ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(key)}
            disabled={most > 1 && chosen.length >= most && !chosen.includes(key)}
            onChange={() => toggle(key)}
          />
          <span className={styles.face}>
            <PersonAvatar person={person} size="s" />
            {called}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

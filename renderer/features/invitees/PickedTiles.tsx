import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { KnownPeople } from './KnownPeople.ts';
import styles from './People.module.css';
import { PersonTile } from './PersonTile.tsx';
import type { Named } from './picks.ts';

/** Portraits of who was picked. One that is tapped out stays to be tapped again: the focus is on it. */
export const PickedTiles = observer(function PickedTiles({ known }: { known: KnownPeople }) {
  const t = useText();
  const shown = useRef(new Map<string, Named>());
  for (const pick of known.picks) shown.current.set(pick.id, pick);
  const tiles = [...shown.current.values()];
  if (tiles.length === 0) return null;
  return (
    <fieldset className={styles.tiles} aria-label={t('known.title')}>
      {tiles.map((named) => (
        <PersonTile
          key={named.id}
          // Until the list is there, the name is known alone.
          person={known.people.find(({ id }) => id === named.id) ?? { ...named, profileImageId: null, level: null }}
          checked={known.isPicked(named.id)}
          isNamesake={tiles.some(({ id, firstName }) => id !== named.id && firstName === named.firstName)}
          onChange={() => known.toggle(named)}
        />
      ))}
    </fieldset>
  );
});

import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { usePersonName } from '../../common/people/usePersonName.ts';
import { formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHECK_ICON } from '../../ui/display/icons.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { TileInput } from '../../ui/forms/TileInput.tsx';
import type { KnownPeople, Named } from './KnownPeople.ts';
import styles from './People.module.css';

interface PersonTileProps {
  person: { firstName: string; lastName: string; profileImageId: string | null; level: number | null };
  checked: boolean;
  /** Somebody else on the tiles has the same first name. */
  isNamesake: boolean;
  onChange: () => void;
}

/** Somebody to pick: picture, first name and level. */
export const PersonTile = observer(function PersonTile({ person, checked, isNamesake, onChange }: PersonTileProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { language } = useStores();
  const { firstName, lastName, level } = person;
  const figure = level === null ? null : formatRating(level, language.language);
  return (
    <label className={styles.tile}>
      <TileInput type="checkbox" checked={checked} onChange={onChange} />
      <span className={styles.person}>
        <span className={styles.picture}>
          <PersonAvatar person={person} />
          <span className={styles.tick}>
            <Icon path={CHECK_ICON} size="s" />
          </span>
        </span>
        <span className={styles.name}>
          {isNamesake ? (
            nameOf(person)
          ) : (
            <>
              {firstName} <VisuallyHidden>{lastName}</VisuallyHidden>
            </>
          )}
        </span>
        {figure && (
          <small>
            <span aria-hidden="true">{figure}</span>
            <VisuallyHidden>{t('known.level', { level: figure })}</VisuallyHidden>
          </small>
        )}
      </span>
    </label>
  );
});

/** Portraits of the picked people. One that is tapped out stays to be tapped again: the focus is on it. */
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

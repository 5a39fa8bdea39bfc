import { observer } from 'mobx-react-lite';
import { PersonAvatar } from '../../app/people/PersonAvatar.tsx';
import { usePersonName } from '../../app/people/usePersonName.ts';
import { formatRating } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHECK_ICON } from '../../ui/display/icons.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
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
      <input type="checkbox" checked={checked} onChange={onChange} />
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

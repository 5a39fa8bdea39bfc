import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { KnownPerson } from '../../../../shared/contract/schemas/people.ts';
import { chunk } from '../../../common/chunk.tsx';
import { useText } from '../../../i18n/useText.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { PLUS_ICON, SEARCH_ICON } from '../../../ui/display/icons.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { focusLastRow } from '../../../ui/forms/formFocus.ts';
import { PHONE, useMedia } from '../../../ui/useMedia.ts';
import type { Picked } from '../../invitees/KnownPeople.ts';
import styles from '../../invitees/People.module.css';
import { PersonTile } from '../../invitees/PersonTile.tsx';
import type { Composer } from '../Composer.ts';

const KnownList = chunk(() => import('../../invitees/KnownList.tsx'), { waiting: <Skeleton height={12} /> }).Part;

/** Rows of four; the last tile is for somebody new, the one before it for everybody else. */
const ROOM = { phone: 6, wide: 10 };

/**
 * @param closest ids of those one plays with, by how often and how lately
 * @param room how many tiles there are
 * @returns the people to show: those picked, then those the organiser plays with most, then those they played with last
 */
export function tilesOf(
  people: readonly KnownPerson[],
  closest: readonly string[],
  picks: readonly Picked[],
  room: number,
): KnownPerson[] {
  const rank = new Map(closest.map((id, index) => [id, index]));
  const rankOf = ({ id }: KnownPerson) => rank.get(id) ?? closest.length;
  const ranked = [...people].sort(
    (a, b) => rankOf(a) - rankOf(b) || (b.lastPlayed ?? '').localeCompare(a.lastPlayed ?? ''),
  );
  const isPicked = ({ id }: KnownPerson) => picks.some((pick) => pick.id === id);
  const shown = new Set(ranked.filter(isPicked));
  for (const person of ranked) if (shown.size < room) shown.add(person);
  return ranked.filter((person) => shown.has(person));
}

/** People to pick by a tap, the closest first, and the ways to everybody else. */
export const PeopleTiles = observer(function PeopleTiles(props: { composer: Composer; isTyping: boolean }) {
  const { composer, isTyping } = props;
  const t = useText();
  const isPhone = useMedia(PHONE);
  const { guests, known } = composer.draft;
  const room = isPhone ? ROOM.phone : ROOM.wide;
  const tiles = tilesOf(known.people, composer.closest, known.picks, room);
  const hasMore = known.people.length > tiles.length;
  const isListed = composer.isOpen('known');
  const openNew = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    composer.toggle('guests', true);
    if (isTyping) guests.add();
    focusLastRow(currentTarget);
  };
  return (
    <>
      <fieldset className={styles.tiles} aria-label={t('organise.guests.recent')}>
        {tiles.map((person) => (
          <PersonTile
            key={person.id}
            person={person}
            checked={known.isPicked(person.id)}
            isNamesake={tiles.some(({ id, firstName }) => id !== person.id && firstName === person.firstName)}
            onChange={() => known.toggle(person)}
          />
        ))}
        {hasMore && (
          <button
            type="button"
            className={styles.new}
            aria-expanded={isListed}
            onClick={() => composer.toggle('known', !isListed)}
          >
            <span className={styles.plus}>
              <Icon path={SEARCH_ICON} />
            </span>
            {t('organise.guests.all', { count: known.people.length })}
          </button>
        )}
        <button type="button" className={styles.new} aria-expanded={isTyping} onClick={openNew}>
          <span className={styles.plus}>
            <Icon path={PLUS_ICON} />
          </span>
          {t('organise.guests.new')}
        </button>
      </fieldset>
      {hasMore && isListed && <KnownList known={known} />}
    </>
  );
});

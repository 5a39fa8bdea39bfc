import { observer } from 'mobx-react-lite';
import { inLine } from '../../../../shared/locales/intl.ts';
import { askPath } from '../../../../shared/routes/paths.ts';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { PlayerLink } from '../../../common/people/PlayerLink.tsx';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import type { FittingPeople } from '../../invitees/FittingPeople.ts';
import styles from './NearPlayers.module.css';

/** How many are shown: a choice, not a list. */
const SHOWN = 3;

/** Three players of about one's level, each to be asked by one press; nothing without any (R-people-fitting). */
export const NearPlayers = observer(function NearPlayers({ fitting }: { fitting: FittingPeople }) {
  const t = useText();
  const nameOf = usePersonName();
  const { language } = useStores();
  const { list, people } = fitting;
  if (people.length === 0) return null;
  const sport = list.value?.sport;
  return (
    <>
      <ul className={styles.people} aria-label={t('ask.near')}>
        {people.slice(0, SHOWN).map((person, index) => (
          <li key={person.id}>
            <PersonAvatar person={person} />
            <span className={styles.who}>
              <PlayerLink code={person.code}>{nameOf(person)}</PlayerLink>
              <small>
                {inLine(
                  [t('known.level', { level: formatRating(person.level, language.language) }), person.location],
                  ' · ',
                )}
              </small>
            </span>
            <ButtonLink to={askPath([person.code], sport)} variant={index === 0 ? 'action' : 'secondary'}>
              {t('ask.action')}
              <VisuallyHidden> {nameOf(person)}</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
      </ul>
      {fitting.isRough(SHOWN) && <p className={styles.guess}>{t('levels.provisional.guess')}</p>}
    </>
  );
});

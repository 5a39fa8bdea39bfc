import { observer } from 'mobx-react-lite';
import type { SearchCandidate } from '../../../../shared/contract/schemas/playerSearch.ts';
import { inLine } from '../../../../shared/locales/intl.ts';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { formatDayBrief, formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { MAIL_ICON } from '../../../ui/display/icons.ts';
import { Fold } from '../../../ui/forms/Fold.tsx';
import { PhoneLink } from './AskedList.tsx';
import styles from './PlayerSearch.module.css';
import type { PlayerSearch } from './PlayerSearch.ts';

interface CandidateListProps {
  search: PlayerSearch;
  people: readonly SearchCandidate[];
  game: Game;
}

/** Known people who have not been asked, each with a way to ask them at once. */
export const CandidateList = observer(function CandidateList({ search, people, game }: CandidateListProps) {
  const t = useText();
  const nameOf = usePersonName();
  return (
    <Fold label={t('playerSearch.next')}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id} className={styles.person}>
            <PersonAvatar person={person} />
            <CandidateText person={person} timezone={game.timezone} />
            <IconButton
              icon={MAIL_ICON}
              label={t('playerSearch.one', { name: nameOf(person) })}
              disabled={search.busy}
              onClick={() => void search.ask([person.id])}
            />
          </li>
        ))}
      </ul>
      {people.length > 1 && (
        <Button icon={MAIL_ICON} busy={search.busy} onClick={() => void search.ask(people.map(({ id }) => id))}>
          {t('playerSearch.all')}
        </Button>
      )}
    </Fold>
  );
});

/** Their name, and the facts that the organiser knows: nothing about their other matches (R-substitute-strangers). */
export const CandidateText = observer(function CandidateText({
  person,
  timezone,
}: {
  person: SearchCandidate;
  timezone: string;
}) {
  const t = useText();
  const nameOf = usePersonName();
  const { formats, language } = useStores();
  const { level, lastAsked, playedHere, phone } = person;
  const facts = [
    t('known.level', { level: formatRating(level, language.language) }),
    lastAsked
      ? t('playerSearch.reason.lastAsked', { day: formatDayBrief(lastAsked, timezone, formats) })
      : t('playerSearch.reason.neverAsked'),
    playedHere && t('playerSearch.reason.playedHere'),
  ].filter(Boolean);
  return (
    <span className={styles.words}>
      <strong>{nameOf(person)}</strong>
      <small>{inLine(facts, ' · ')}</small>
      <PhoneLink phone={phone} />
    </span>
  );
});

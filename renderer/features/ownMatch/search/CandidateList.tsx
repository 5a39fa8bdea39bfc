import { observer } from 'mobx-react-lite';
import type { PlayerSearchView, SearchCandidate } from '../../../../shared/contract/schemas/playerSearch.ts';
import { PersonAvatar } from '../../../app/people/PersonAvatar.tsx';
import { usePersonName } from '../../../app/people/usePersonName.ts';
import { formatDay, formatRating, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { MAIL_ICON } from '../../../ui/display/icons.ts';
import { Fold } from '../../../ui/forms/Fold.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import styles from './PlayerSearch.module.css';
import type { PlayerSearch } from './PlayerSearch.ts';

interface CandidateListProps {
  search: PlayerSearch;
  view: PlayerSearchView;
  game: Game;
}

/** Who is asked after those whose turn it is, each with a way to ask them at once. */
export const CandidateList = observer(function CandidateList({ search, view, game }: CandidateListProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { formats } = useStores();
  const { next, nextAt } = view;
  const when = nextAt && t('playerSearch.next.at', { time: formatTime(nextAt, game.timezone, formats) });
  return (
    <Fold label={t('playerSearch.next')} value={when}>
      <ol className={styles.people}>
        {next.map((person) => (
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
      </ol>
    </Fold>
  );
});

/** Their name, and why it is their turn (R-substitute-order). */
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
  const { level, saidYes, lastAsked, playedHere, phone } = person;
  const reasons = [
    t('known.level', { level: formatRating(level, language.language) }),
    saidYes && t('playerSearch.reason.saidYes'),
    lastAsked
      ? t('playerSearch.reason.lastAsked', { day: formatDay(lastAsked, timezone, formats) })
      : t('playerSearch.reason.neverAsked'),
    playedHere && t('playerSearch.reason.playedHere'),
  ].filter(Boolean);
  return (
    <span className={styles.words}>
      <strong>{nameOf(person)}</strong>
      <small>{reasons.join(' · ')}</small>
      <PhoneLink phone={phone} />
    </span>
  );
});

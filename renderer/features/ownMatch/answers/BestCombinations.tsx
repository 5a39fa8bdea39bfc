import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Combination } from '../../../../shared/domain/match/bestCombinations.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { gameEditAtPath } from '../../../../shared/routes/paths.ts';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { formatDayBrief, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { acceptorsIn, venuesOf } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import type { KeptValue } from '../../../stores/useKept.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { agreementWith } from '../../calendar/agreement.ts';
import type { ListOf } from './AnswerTable.tsx';
import styles from './BestCombinations.module.css';

interface BestCombinationsProps {
  game: Game;
  combinations: readonly Combination[];
  listOf: ListOf;
  /** Ids of the players that are ticked to be confirmed; null where the organiser does not choose. */
  picked: KeptValue<readonly string[]> | null;
}

/** The best combinations of the answers so far, and why: when and where, with whom (R-best-combinations). */
export const BestCombinations = observer(function BestCombinations(props: BestCombinationsProps) {
  const { game, combinations, listOf, picked } = props;
  const t = useText();
  const { formats } = useStores();
  const heading = useId();
  const venues = new Map(venuesOf(game).offered.map(({ id, location }) => [id, location.name]));
  const zone = game.timezone;
  return (
    <section aria-label={t('ownGame.best')}>
      <ol className={styles.list}>
        {combinations.map((combination, index) => {
          const { fromTime, toTime, venue, people, ratherNot, missing, reason } = combination;
          const whenAndWhere = `${heading}-${index}`;
          return (
            <li key={`${fromTime} ${venue}`} className={styles.combination}>
              <div className={styles.text}>
                <p id={whenAndWhere}>
                  <strong>
                    {formatDayBrief(fromTime, zone, formats)}, {formatTime(fromTime, zone, formats)}–
                    {formatTime(toTime, zone, formats)}
                  </strong>{' '}
                  {venues.get(venue)}
                </p>
                <p className={styles.reason}>
                  {t(`ownGame.best.${reason}`, {
                    ...{ names: listOf(people), reluctant: listOf(ratherNot), count: missing },
                  })}
                </p>
              </div>
              <Way game={game} combination={combination} picked={picked} whenAndWhere={whenAndWhere} />
            </li>
          );
        })}
      </ol>
    </section>
  );
});

interface WayProps {
  game: Game;
  combination: Combination;
  picked: KeptValue<readonly string[]> | null;
  /** Id of the element that says when and where. */
  whenAndWhere: string;
}

/** How to choose a combination: tick its players if that yields this time and venue, else offer nothing else. */
const Way = observer(function Way({ game, combination, picked, whenAndWhere }: WayProps) {
  const t = useText();
  const { config, formats } = useStores();
  if (!picked || combination.missing > 0) return null;
  const { people, fromTime, venue } = combination;
  const players = acceptorsIn(game).filter(({ id }) => people.includes(id));
  const agreement = agreementWith(game, players, config.now());
  if (agreement?.slot.fromTime === fromTime && agreement.venue === venue) {
    const isPicked = players.length === picked.value.length && players.every(({ id }) => picked.value.includes(id));
    return (
      <Button
        aria-pressed={isPicked}
        aria-describedby={whenAndWhere}
        onClick={() => picked.set(players.map(({ id }) => id))}
      >
        <span className={styles.faces}>
          {players.map(({ id, user }) => (
            <PersonAvatar key={id} person={user} size="s" />
          ))}
        </span>
        {t('ownGame.best.take', {
          names: formatList(
            players.map(({ user }) => user.firstName),
            formats.language,
          ),
        })}
      </Button>
    );
  }
  if (!game.action.includes('EDIT')) return null;
  return (
    <ButtonLink to={gameEditAtPath(game.id, combination)} variant="quiet">
      {t('ownGame.best.offer')}
    </ButtonLink>
  );
});

import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Combination } from '../../../../shared/domain/match/bestCombinations.ts';
import { gameEditAtPath } from '../../../../shared/routes/paths.ts';
import { formatDay, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { acceptorsIn, venuesOf } from '../../../stores/gameFacts.ts';
import type { KeptValue } from '../../../stores/KeptValue.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
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

/** What fits best of the answers so far, and why: when and where, with whom (R-best-combinations). */
export const BestCombinations = observer(function BestCombinations(props: BestCombinationsProps) {
  const { game, combinations, listOf, picked } = props;
  const t = useText();
  const { formats } = useStores();
  const heading = useId();
  if (combinations.length === 0) return null;
  const venues = new Map(venuesOf(game).offered.map(({ id, location }) => [id, location.name]));
  const zone = game.timezone;
  return (
    <section className={styles.best} aria-labelledby={heading}>
      <h3 id={heading}>{t('ownGame.best')}</h3>
      <ol className={styles.list}>
        {combinations.map((combination, index) => {
          const { fromTime, toTime, venue, people, ratherNot, missing, reason } = combination;
          const whenAndWhere = `${heading}-${index}`;
          return (
            <li key={`${fromTime} ${venue}`} className={styles.combination}>
              <div className={styles.text}>
                <p id={whenAndWhere}>
                  <strong>
                    {formatDay(fromTime, zone, formats)}, {formatTime(fromTime, zone, formats)}–
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

/** How the organiser makes a match of it: by ticking its players where that comes to this time and venue, else by offering nothing else. */
const Way = observer(function Way({ game, combination, picked, whenAndWhere }: WayProps) {
  const t = useText();
  const { config } = useStores();
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
        {t('ownGame.best.take', { count: players.length })}
      </Button>
    );
  }
  if (!game.action.includes('EDIT')) return null;
  return <ButtonLink to={gameEditAtPath(game.id, combination)}>{t('ownGame.best.offer')}</ButtonLink>;
});

import { observer } from 'mobx-react-lite';
import {
  answerCounts,
  bestStart,
  obstacle,
  type StartCount,
  venueCounts,
} from '../../../../shared/domain/match/answerCounts.ts';
import { bestCombinations } from '../../../../shared/domain/match/bestCombinations.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { gameEditPath } from '../../../../shared/routes/paths.ts';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { formatDayBrief, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { acceptorsIn, confirmedIn, freeSpotsIn, venuesOf } from '../../../stores/gameFacts.ts';
import { isListOf, isText } from '../../../stores/keptShapes.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useKeptValue } from '../../../stores/useKept.ts';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Fold } from '../../../ui/forms/Fold.tsx';
import { answersOf, offerOf } from '../../calendar/agreement.ts';
import { type CalendarTimes, type GridDay, type GridModel, type GridRow, gridModel } from '../../calendar/gridModel.ts';
import type { OwnGame } from '../OwnGame.ts';
import styles from './AnswerMap.module.css';
import { AnswerTable, type ListOf } from './AnswerTable.tsx';
import { BestCombinations } from './BestCombinations.tsx';
import { ChoosePlayers } from './ChoosePlayers.tsx';
import { PeopleMatrix } from './PeopleMatrix.tsx';

const NOBODY: readonly string[] = [];
const areIds = (kept: unknown): kept is readonly string[] => isListOf(kept, isText);

/**
 * The guest's grid without the half hours no match can begin at: only starts are left, and each can
 * be looked at.
 */
export function startGrid(offer: CalendarTimes): GridModel {
  const { days, rows, ...rest } = gridModel(offer);
  const active = new Set(days.flatMap(({ starts }) => starts));
  const isStart = (cell: string | null | undefined): cell is string => typeof cell === 'string' && active.has(cell);
  const left = [...rows.keys()].filter((row) => days.some(({ cells }) => isStart(cells[row])));
  return {
    ...rest,
    days: days
      .filter(({ starts }) => starts.length > 0)
      .map((day): GridDay => ({ ...day, cells: left.map((row) => day.cells[row] ?? null) })),
    rows: left.flatMap((row, index): GridRow | [] => {
      const known = rows[row];
      const before = left[index - 1];
      return known ? { ...known, afterGap: before !== undefined && (known.afterGap || before < row - 1) } : [];
    }),
    active,
  };
}

/** Which starts suit which of those who said yes: at a glance and in words, and why none does when none does. */
export const AnswerMap = observer(function AnswerMap({ own, game }: { own: OwnGame; game: Game }) {
  const t = useText();
  const nameOf = usePersonName();
  const { config, language } = useStores();
  const picked = useKeptValue('players', NOBODY, areIds);
  const now = config.now().toISOString();
  const offer = offerOf(game);
  const yes = [...confirmedIn(game), ...acceptorsIn(game)];
  const counts = answerCounts(answersOf(game, yes), offer, now);
  const isChoosing = game.action.includes('CONFIRMATION');
  if (yes.length === 0 || (counts.length === 0 && !isChoosing)) return null;
  const names = new Map(yes.map((invitee) => [invitee.id, nameOf(invitee.user)]));
  const listOf = (ids: readonly string[]) =>
    formatList(
      ids.map((id) => names.get(id) ?? ''),
      language.language,
    );
  const confirmed = confirmedIn(game).map(({ id }) => id);
  const combinations = bestCombinations(willingIn(game), offer, now);
  const matrix = { counts, confirmed, people: [...yes, ...silentIn(game)], timezone: game.timezone };
  return (
    <Card title={t('ownGame.map')}>
      <WhyNone game={game} now={now} listOf={listOf} />
      <BestTime game={game} start={bestStart(counts, confirmed)} />
      {isChoosing ? (
        <ChoosePlayers own={own} game={game} matrix={matrix} picked={picked} />
      ) : (
        <PeopleMatrix {...matrix} />
      )}
      <div className={styles.all}>
        {combinations.length > 0 && (
          <Fold label={<h3>{t('ownGame.best')}</h3>} open={!isChoosing}>
            <BestCombinations
              game={game}
              combinations={combinations}
              listOf={listOf}
              picked={isChoosing ? picked : null}
            />
          </Fold>
        )}
        <Fold label={t('ownGame.map.all', { count: counts.length })}>
          <AnswerTable
            model={startGrid({ ...offer, now })}
            counts={new Map(counts.map((count) => [count.fromTime, count]))}
            total={yes.length}
            listOf={listOf}
          />
        </Fold>
      </div>
    </Card>
  );
});

/** The answers to look for a match in, for the rules. */
const willingIn = (game: Game) => ({
  confirmed: answersOf(game, confirmedIn(game)),
  waiting: answersOf(game, acceptorsIn(game)),
  missing: freeSpotsIn(game),
});

const silentIn = ({ invitee }: Game) => invitee.filter(({ status }) => status === 'SENT' || status === 'OPENED');

/** The people who can play at the start that suits most of those who said yes. */
const BestTime = observer(function BestTime({ game, start }: { game: Game; start: StartCount | null }) {
  const t = useText();
  const { formats } = useStores();
  if (!start || start.can.length === 0) return null;
  const { fromTime, can } = start;
  const names = game.invitee.filter(({ id }) => can.includes(id)).map(({ user }) => user.firstName);
  return (
    <p className={styles.best}>
      <strong>
        {formatDayBrief(fromTime, game.timezone, formats)}, {formatTime(fromTime, game.timezone, formats)}
      </strong>{' '}
      {t('ownGame.map.canAll', { count: names.length, names: formatList(names, formats.language) })}
    </p>
  );
});

interface WhyProps {
  game: Game;
  /** ISO instant. */
  now: string;
  listOf: ListOf;
}

/** Enough people said yes, and still there is no match. */
const WhyNone = observer(function WhyNone({ game, now, listOf }: WhyProps) {
  const t = useText();
  const offer = offerOf(game);
  const willing = willingIn(game);
  const lacks = obstacle(willing, offer, now);
  if (!lacks) return null;
  const names = new Map(venuesOf(game).offered.map(({ id, location }) => [id, location.name]));
  const venues = venueCounts([...willing.confirmed, ...willing.waiting], offer);
  return (
    <Notice
      tone="warn"
      title={t('ownGame.map.none')}
      action={
        game.action.includes('EDIT') && <ButtonLink to={gameEditPath(game.id)}>{t('ownGame.map.offer')}</ButtonLink>
      }
    >
      {t(`ownGame.map.lacks.${lacks}`)}
      {lacks !== 'time' && (
        <ul className={styles.venues}>
          {venues.map(({ venue, can }) => (
            <li key={venue}>
              {names.get(venue)}: {can.length > 0 ? listOf(can) : t('ownGame.map.nobody')}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
});

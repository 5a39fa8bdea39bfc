import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { formatList } from '../../../../shared/locales/intl.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { Answers } from '../overview/MatchRows.tsx';
import { useMatchMenu } from '../rows/useMatchMenu.ts';
import styles from './BoardBlock.module.css';
import { courtOf } from './courtOf.ts';
import { PileButton } from './PileButton.tsx';
import type { Block } from './weekBlocks.ts';

/** Hours from which on names and times have two lines each. */
const HIGH = 3;
/** Names that two lines hold. */
const MAX_NAMES = 3;

interface BoardBlockProps {
  block: Block;
  /** It was agreed a moment ago, while one looked. */
  isNew: boolean;
}

/**
 * A match on its day: solid when it is agreed, dashed while it is offered, with an edge when it waits for the viewer; a number
 * beside it counts what lies under it (R-week-board).
 */
export const BoardBlock = observer(function BoardBlock({ block, isNew }: BoardBlockProps) {
  const t = useText();
  const { formats } = useStores();
  const { match, agreed, period, from, to, lane, lanes, below } = block;
  const { game, path, persons, venues, isDue } = match;
  const time = (instant: string) => formatTime(instant, game.timezone, formats);
  const firstNames = persons.map(({ firstName }) => firstName);
  const names = formatList(firstNames, formats.language);
  // Names without room are counted: a cut name is nobody's.
  const isRoomy = to - from >= HIGH && lanes === 1 && below.length === 0 && persons.length <= MAX_NAMES;
  const shown = persons.length > 1 && !isRoomy ? `${firstNames[0]} +${persons.length - 1}` : names;
  const { area, menu } = useMatchMenu({ match });
  const court = courtOf(venues[0]);
  const position = { '--f': from, '--t': to, '--lane': lane, '--lanes': lanes } as CSSProperties;
  return (
    <li
      {...area}
      className={classNames(styles.position, to - from >= HIGH && styles.high)}
      style={position}
      data-sport={game.sport}
    >
      <Link
        to={path}
        title={venues[0]}
        className={classNames(
          styles.block,
          agreed ? styles.agreed : styles.offered,
          isDue && styles.due,
          isNew && styles.new,
        )}
      >
        <VisuallyHidden>
          {t(`sport.${game.sport}`)}, {t(game.summary.title as TextKey)}:{' '}
        </VisuallyHidden>
        <b aria-hidden="true">{shown || t(`sport.${game.sport}`)}</b>
        <VisuallyHidden>{names}</VisuallyHidden>
        {/* A part without room in its line is left out as a whole, never cut. */}
        <span className={styles.when}>
          <span>{time(period.fromTime)}</span>
          {!agreed && <span>–{time(period.toTime)}</span>} {court && <span>{court}</span>}
        </span>
        {(!agreed || isNew) && <Answers match={match} />}
      </Link>
      {below.length > 0 && <PileButton below={below} />}
      {menu}
    </li>
  );
});

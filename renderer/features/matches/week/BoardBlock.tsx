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
import styles from './BoardBlock.module.css';
import type { Block } from './weekBlocks.ts';

/** Hours from which on time and venue have a line each. */
const LINED_HOURS = 3;

interface BoardBlockProps {
  block: Block;
  /** It was agreed a moment ago, while one looked. */
  isNew: boolean;
}

/** A match on its day: solid when it is agreed, dashed while it is offered, with an edge when it waits for who looks. */
export const BoardBlock = observer(function BoardBlock({ block, isNew }: BoardBlockProps) {
  const t = useText();
  const { formats } = useStores();
  const { match, agreed, period, from, to, lane, lanes } = block;
  const { game, path, persons, venues, isDue } = match;
  const time = (instant: string) => formatTime(instant, game.timezone, formats);
  const span = agreed || lanes > 1 ? time(period.fromTime) : `${time(period.fromTime)}–${time(period.toTime)}`;
  const names = formatList(
    persons.map(({ firstName }) => firstName),
    formats.language,
  );
  const isShort = to - from < LINED_HOURS;
  const position = { '--f': from, '--t': to, '--lane': lane, '--lanes': lanes } as CSSProperties;
  return (
    <li className={styles.position} style={position} data-sport={game.sport}>
      <Link
        to={path}
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
        <b>{names || t(`sport.${game.sport}`)}</b>
        {isShort ? (
          <span>{[span, venues[0]].filter(Boolean).join(', ')}</span>
        ) : (
          <>
            <span>{span}</span>
            <span>{venues[0]}</span>
          </>
        )}
        {(!agreed || isNew) && <Answers match={match} />}
      </Link>
    </li>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { inLine } from '../../../shared/locales/intl.ts';
import { formatDayLong } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { CourtLines } from '../../ui/court/CourtLines.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { ClubLine } from '../ticket/CourtFacts.tsx';
import { MatchLine } from '../ticket/MatchLine.tsx';
import styles from './BoardFace.module.css';

interface BoardFaceProps {
  game: Game;
  title: ReactNode;
  /** On the board. */
  board: ReactNode;
  /** Buttons below it. */
  children: ReactNode;
}

/** A match that is over: where and when it was and its result on the ground of its court, and a board below. */
export const BoardFace = observer(function BoardFace({ game, title, board, children }: BoardFaceProps) {
  const t = useText();
  const { formats } = useStores();
  const { fromTime, timezone, location } = game;
  const where = [location?.name, fromTime && formatDayLong(fromTime, timezone, formats)];
  return (
    <header className={styles.face} data-sport={game.sport}>
      <div className={styles.said}>
        <span className={styles.lines}>
          <CourtLines sport={game.sport} />
        </span>
        <p>{inLine(where, ', ')}</p>
        <h1>{title}</h1>
        <span role="status">
          <VisuallyHidden>{t(game.summary.title)}</VisuallyHidden>
        </span>
      </div>
      <div className={styles.board}>
        {board}
        <ClubLine game={game} />
        <MatchLine game={game} />
      </div>
      <div className={styles.ways}>{children}</div>
    </header>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { inLine } from '../../../shared/locales/intl.ts';
import { chunk } from '../../common/chunk.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SharePicture } from '../matchImage/SharePicture.tsx';
import { usePicture } from '../matchImage/usePicture.ts';
import type { EntryProps } from '../score/EnterScore.tsx';
import { MatchScore } from '../score/MatchScore.tsx';
import { firstNames } from '../score/sides.ts';
import styles from './BoardFace.module.css';
import { BoardFace } from './BoardFace.tsx';
import type { DisputeFaceProps } from './dispute/DisputeFace.tsx';
import type { MoreWaysProps } from './more/MoreWays.tsx';
import { viewerSide } from './viewerSide.ts';

/** Stands in the sentence for the names, which are drawn as one. */
const PAIR = '\u0000';

/** How it ended, said with the same care for winners and losers (R-played-page). */
const PlayedFace = observer(function PlayedFace({ game, children }: { game: Game; children: ReactNode }) {
  const t = useText();
  const { winner } = game;
  let words: ReactNode = t('summary.played');
  if (winner !== 'UNKNOWN' && winner === viewerSide(game)) words = t('ownGame.won');
  else if (winner !== 'UNKNOWN') {
    const pair = inLine(firstNames(game)[winner === 'INITIATOR' ? 'initiator' : 'opponent'], ' + ');
    const [before, after] = t('ownGame.lost', { name: PAIR }).split(PAIR);
    words = (
      <>
        {before}
        <span className={styles.pair}>{pair}</span>
        {after}
      </>
    );
  }
  return (
    <BoardFace game={game} title={words} board={<MatchScore game={game} pictured />}>
      {children}
    </BoardFace>
  );
});

const DisputeFace = chunk<DisputeFaceProps>(() => import('./dispute/DisputeFace.tsx'), {
  waiting: <Skeleton height={28} />,
}).Part;

/** With the code of menus, which most pages open without. */
const MoreWays = chunk<MoreWaysProps>(() => import('./more/MoreWays.tsx'), {
  waiting: <span className={styles.more} />,
  isExtra: true,
}).Part;

interface PlayedMatchFaceProps extends EntryProps {
  game: Game;
  /** The actions once it is settled. */
  children: ReactNode;
}

/** The face of a match with a score: the valid one, or both where the sides differ (R-score-claims). */
export const PlayedMatchFace = observer(function PlayedMatchFace(props: PlayedMatchFaceProps) {
  const { game, entry, onSaved, children } = props;
  const { isThere, shares } = usePicture(game);
  const hasMore = game.action.includes('SET_SCORE') || (isThere && shares);
  if (game.scoreClaims.length > 0) return <DisputeFace game={game} entry={entry} onSaved={onSaved} />;
  return (
    <PlayedFace game={game}>
      {children}
      <SharePicture game={game} />
      {hasMore && <MoreWays game={game} entry={entry} />}
    </PlayedFace>
  );
});

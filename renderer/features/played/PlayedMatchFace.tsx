import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { chunk } from '../../app/chunk.tsx';
import type { Game } from '../../stores/GamesStore.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SharePicture } from '../picture/SharePicture.tsx';
import { EnterScore, type EntryProps } from '../score/EnterScore.tsx';
import type { DisputeFaceProps } from './DisputeFace.tsx';
import { PlayedFace } from './PlayedFace.tsx';

const DisputeFace = chunk<DisputeFaceProps>(() => import('./DisputeFace.tsx'), {
  waiting: <Skeleton height={28} />,
}).Part;

interface PlayedMatchFaceProps extends EntryProps {
  game: Game;
  /** What is done once it is settled. */
  children: ReactNode;
}

/** The face of a match with a score: the one that stands, or both where the sides differ (R-score-claims). */
export const PlayedMatchFace = observer(function PlayedMatchFace(props: PlayedMatchFaceProps) {
  const { game, entry, onSaved, children } = props;
  if (game.scoreClaims.length > 0) return <DisputeFace game={game} entry={entry} onSaved={onSaved} />;
  return (
    <PlayedFace game={game}>
      {children}
      <SharePicture game={game} />
      {game.action.includes('SET_SCORE') && <EnterScore game={game} entry={entry} />}
    </PlayedFace>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { MatchScore } from '../score/MatchScore.tsx';
import { firstNames } from '../score/sides.ts';
import { BoardFace } from './BoardFace.tsx';
import { viewerSide } from './viewerSide.ts';

/** How it ended, said with the same care whoever won (R-played-page). */
export const PlayedFace = observer(function PlayedFace({ game, children }: { game: Game; children: ReactNode }) {
  const t = useText();
  const { winner } = game;
  const names = firstNames(game);
  let words = t('summary.played');
  if (winner !== 'UNKNOWN' && winner === viewerSide(game)) words = t('ownGame.won');
  else if (winner !== 'UNKNOWN') {
    words = t('ownGame.lost', { name: names[winner === 'INITIATOR' ? 'initiator' : 'opponent'].join(' + ') });
  }
  return (
    <BoardFace game={game} title={words} board={<MatchScore game={game} pictured />}>
      {children}
    </BoardFace>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { chunk } from '../../app/chunk.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EnterScore, type EntryProps } from './EnterScore.tsx';
import { MatchScore } from './MatchScore.tsx';

const ScoreDispute = chunk(() => import('./ScoreDispute.tsx'), { waiting: <Skeleton height={14} /> }).Part;

/** The score of a played match on its page: the one that stands, or both where the sides differ (R-score-claims). */
export const GameScore = observer(function GameScore(props: EntryProps & { game: Game }) {
  const { game, entry } = props;
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const differs = game.scoreClaims.length > 0;
  const differed = useRef(differs);
  useEffect(() => {
    // The buttons of the comparison are gone, and the focus with them.
    const isLost = differed.current && !differs && document.activeElement === document.body;
    if (isLost) frame.current?.focus({ preventScroll: true });
    differed.current = differs;
  }, [differs]);
  return (
    <div ref={frame} tabIndex={-1}>
      {differs ? (
        <ScoreDispute {...props} />
      ) : (
        <Card title={t('score.title')}>
          <MatchScore game={game} />
          {game.action.includes('SET_SCORE') && <EnterScore game={game} entry={entry} />}
        </Card>
      )}
    </div>
  );
});

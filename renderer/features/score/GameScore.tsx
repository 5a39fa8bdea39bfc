import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EnterScore, type EntryProps } from './EnterScore.tsx';
import { MatchScore } from './MatchScore.tsx';

const ScoreDispute = lazy(() => import('./ScoreDispute.tsx'));

/** The score of a played match on its page: the one that stands, or both where the sides differ (R-score-claims). */
export const GameScore = observer(function GameScore(props: EntryProps & { game: Game }) {
  const { game, entry } = props;
  const t = useText();
  if (game.scoreClaims.length > 0) {
    return (
      <Suspense fallback={<Skeleton height={14} />}>
        <ScoreDispute {...props} />
      </Suspense>
    );
  }
  return (
    <Card title={t('score.title')}>
      <MatchScore game={game} />
      {game.action.includes('SET_SCORE') && <EnterScore game={game} entry={entry} />}
    </Card>
  );
});

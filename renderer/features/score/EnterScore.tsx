import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import type { ScoreDeps } from './ScoreSaving.ts';
import { ScoreSheet } from './ScoreSheet.ts';

const ScoreDialog = lazy(() => import('./ScoreDialog.tsx').then((m) => ({ default: m.ScoreDialog })));

export interface EnterScoreProps {
  game: Game;
  /** With whose session or link it is sent: nobody needs an account for it. */
  deps: ScoreDeps;
  /** The match is scored, or can't be any more: it has to be read again. */
  onSaved: () => void;
}

/** Opens the sheet for a score, or for correcting the one of one's own side. */
export const EnterScore = observer(function EnterScore({ game, deps, onSaved }: EnterScoreProps) {
  const t = useText();
  const [sheet, setSheet] = useState<ScoreSheet | null>(null);
  const label = game.disputed ? 'score.dispute.correct' : game.status === 'PLAYED' ? 'score.correct' : 'score.enter';
  return (
    <>
      <Button
        variant={game.status === 'PLAYED' ? 'secondary' : 'action'}
        icon="edit"
        onClick={() => setSheet(new ScoreSheet(game, deps))}
      >
        {t(label)}
      </Button>
      {sheet && (
        <Suspense>
          <ScoreDialog
            sheet={sheet}
            onClose={() => setSheet(null)}
            onSaved={() => {
              setSheet(null);
              onSaved();
            }}
          />
        </Suspense>
      )}
    </>
  );
});

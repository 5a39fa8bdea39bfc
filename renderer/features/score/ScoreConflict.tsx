import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { MatchScore } from './MatchScore.tsx';
import styles from './Score.module.css';
import type { ScoreSheet } from './ScoreSheet.ts';

interface ScoreConflictProps {
  sheet: ScoreSheet;
  /** The match as it stands by now. */
  game: Game;
  onKeep: () => void;
  onInsist: () => void;
}

/** Somebody else was quicker: shows what stands, and asks which of the two scores it shall be (R-score-stale). */
export const ScoreConflict = observer(function ScoreConflict(props: ScoreConflictProps) {
  const { sheet, game, onKeep, onInsist } = props;
  const t = useText();
  const isScored = game.status === 'PLAYED';
  return (
    <div className={styles.form}>
      <Notice tone="warn" live title={t(isScored ? 'score.conflict.scored' : 'score.conflict.changed')}>
        {t('score.conflict.text')}
      </Notice>
      {isScored && <MatchScore game={game} />}
      <div className={styles.answers}>
        <Button onClick={onKeep}>{t(isScored ? 'score.conflict.keep' : 'alert.close')}</Button>
        {game.action.includes('SET_SCORE') && (
          <Button variant="primary" busy={sheet.saving.busy} onClick={onInsist}>
            {t('score.conflict.insist')}
          </Button>
        )}
      </div>
    </div>
  );
});

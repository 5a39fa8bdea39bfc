import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { MatchScore } from './MatchScore.tsx';
import styles from './Score.module.css';
import type { ScoreSheet } from './ScoreSheet.ts';
import { scoreOf } from './sides.ts';

interface ScoreConflictProps {
  sheet: ScoreSheet;
  /** The match as it is by now. */
  game: Game;
  onKeep: () => void;
  busy: boolean;
  onInsist: () => void;
}

/** Somebody else was quicker: shows the saved score and the typed one, and asks which to keep (R-score-stale). */
export const ScoreConflict = observer(function ScoreConflict(props: ScoreConflictProps) {
  const { sheet, game, onKeep, busy, onInsist } = props;
  const t = useText();
  const isScored = game.status === 'PLAYED';
  const canInsist = game.action.includes('SET_SCORE');
  return (
    <div className={styles.conflict}>
      <Notice tone="warn" live title={t(isScored ? 'score.conflict.scored' : 'score.conflict.changed')}>
        {t(isScored && canInsist ? 'score.conflict.text' : 'score.conflict.again')}
      </Notice>
      {isScored && (
        <section className={styles.claim} aria-label={t('score.conflict.stands')}>
          <h3>{t('score.conflict.stands')}</h3>
          <MatchScore game={game} score={scoreOf(game)} />
        </section>
      )}
      <section className={styles.claim} aria-label={t('score.conflict.typed')}>
        <h3>{t('score.conflict.typed')}</h3>
        <MatchScore game={game} score={{ ...sheet.score, sets: sheet.sets }} />
      </section>
      <div className={styles.answers}>
        <Button onClick={onKeep}>{t(isScored ? 'score.conflict.keep' : 'alert.close')}</Button>
        {canInsist && (
          <Button variant="primary" busy={busy} onClick={onInsist}>
            {t('score.conflict.insist')}
          </Button>
        )}
      </div>
    </div>
  );
});

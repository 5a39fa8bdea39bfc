import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type ScoreClaim, scoreClosesAt } from '../../../../shared/domain/score/scoreClaims.ts';
import { formatDay, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CHECK_ICON } from '../../../ui/display/icons.ts';
import { EnterScore, type EntryProps } from '../../score/EnterScore.tsx';
import { ScoreSaving } from '../../score/ScoreSaving.ts';
import { BoardFace } from '../BoardFace.tsx';
import { ClaimBoard, claimant } from './ClaimBoard.tsx';
import styles from './DisputeFace.module.css';

export interface DisputeFaceProps extends EntryProps {
  game: Game;
}

/**
 * Two sides with different scores, on one board: the viewer agrees with the other by one press, keeps their own, or
 * corrects it; once it is final, why the match is not rated (R-score-claims, R-score-accept, R-score-keep,
 * R-score-settling).
 */
const DisputeFace = observer(function DisputeFace({ game, entry, onSaved }: DisputeFaceProps) {
  const t = useText();
  const { feedback, formats } = useStores();
  // Keeping one's own changes nothing: it only stops being asked on this page.
  const [keeps, setKeeps] = useState(false);
  const isOpen = game.action.includes('SET_SCORE');
  const when = (at: string) => `${formatDay(at, game.timezone, formats)}, ${formatTime(at, game.timezone, formats)}`;
  const last =
    game.scoreClaims
      .map(({ enteredAt }) => enteredAt)
      .sort()
      .at(-1) ?? game.createDt;
  const until = scoreClosesAt({ end: new Date(game.toTime ?? last), scoredAt: new Date(last) }).toISOString();

  const agree = useAction(
    async ({ sets, winner, playedStatus }: ScoreClaim) => {
      const saving = new ScoreSaving(game, entry.deps);
      const sent = await saving.send({ sets, winner, playedStatus });
      if (sent === 'waiting') return;
      if (sent) {
        feedback.toast({ id: 'score.saved', tone: 'success', text: 'score.dispute.settled', stays: false });
      } else {
        // The other score has changed meanwhile: nobody agrees with a score they have not seen.
        feedback.toast({ id: 'score.saved', tone: 'info', text: 'error.E.game.changed', stays: true });
      }
      onSaved();
    },
    ({ code }, report) => {
      report();
      if (code === 'E.game.state') onSaved();
    },
  );

  const other = game.scoreClaims.find(({ by }) => by === 'OTHER');
  const name = other && claimant(game, other)?.firstName;
  const text = keeps ? 'score.dispute.kept' : 'score.dispute.text';
  return (
    <BoardFace
      game={game}
      title={t(isOpen ? 'score.disputed' : 'score.unsettled')}
      board={game.scoreClaims.map((claim) => (
        <ClaimBoard key={claim.by} game={game} claim={claim} when={when(claim.enteredAt)} />
      ))}
    >
      <p className={styles.text} role={keeps ? 'status' : undefined}>
        {isOpen ? t(text, { until: when(until) }) : t('score.unsettled.text')}
      </p>
      {isOpen && other && (
        <>
          <Button
            variant={keeps ? 'secondary' : 'action'}
            icon={CHECK_ICON}
            busy={agree.isBusy}
            onClick={() => void agree.run(other)}
          >
            {name ? t('score.dispute.agree', { name }) : t('move.agree')}
          </Button>
          {keeps ? (
            <EnterScore game={game} entry={entry} />
          ) : (
            <Button onClick={() => setKeeps(true)}>{t('score.dispute.keep')}</Button>
          )}
        </>
      )}
    </BoardFace>
  );
});

export default DisputeFace;

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ScoreClaim } from '../../../shared/domain/score/scoreClaims.ts';
import { scoreClosesAt } from '../../../shared/domain/score/scoreOpen.ts';
import { toFailure } from '../../api/apiFailure.ts';
import { formatDay, formatTime } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { EnterScore, type EntryProps } from './EnterScore.tsx';
import { MatchScore } from './MatchScore.tsx';
import styles from './ScoreDispute.module.css';
import { ScoreSaving } from './ScoreSaving.ts';

const TITLES = { OWN: 'score.claim.own', OTHER: 'score.claim.other' } as const;

/**
 * What either side says of the score, one beside the other: who looks accepts the other's with one press, or corrects
 * their own; once it is final, why the match is not rated (R-score-claims, R-score-accept, R-score-settling).
 */
const ScoreDispute = observer(function ScoreDispute({ game, entry, onSaved }: EntryProps & { game: Game }) {
  const t = useText();
  const { feedback, formats } = useStores();
  const [busy, setBusy] = useState(false);
  const isOpen = game.action.includes('SET_SCORE');
  const when = (at: string) => `${formatDay(at, game.timezone, formats)}, ${formatTime(at, game.timezone, formats)}`;
  const last =
    game.scoreClaims
      .map(({ enteredAt }) => enteredAt)
      .sort()
      .at(-1) ?? game.createDt;
  const until = scoreClosesAt({ end: new Date(game.toTime ?? last), scoredAt: new Date(last) }).toISOString();

  const accept = async ({ sets, winner, playedStatus }: ScoreClaim) => {
    setBusy(true);
    try {
      const saving = new ScoreSaving(game, entry.deps);
      const sent = await saving.send({ sets, winner, playedStatus });
      if (sent === 'waiting') return;
      if (sent) {
        feedback.toast({ id: 'score.saved', tone: 'success', text: 'score.dispute.settled', stays: false });
      } else {
        // The other score has changed while one looked at it: nobody accepts what they have not seen.
        feedback.toast({ id: 'score.saved', tone: 'info', text: 'error.E.game.changed', stays: true });
      }
      onSaved();
    } catch (error) {
      feedback.report(error, { retry: () => void accept({ sets, winner, playedStatus }) });
      if (toFailure(error).code === 'E.game.state') onSaved();
    } finally {
      setBusy(false);
    }
  };

  const other = game.scoreClaims.find(({ by }) => by === 'OTHER');
  return (
    <Card title={t(isOpen ? 'score.disputed' : 'score.unsettled')}>
      <p>{isOpen ? t('score.dispute.text', { until: when(until) }) : t('score.unsettled.text')}</p>
      <div className={styles.claims}>
        {game.scoreClaims.map((claim) => (
          <section key={claim.by} className={styles.claim} aria-label={t(TITLES[claim.by])}>
            <h3>{t(TITLES[claim.by])}</h3>
            <MatchScore game={game} score={claim} />
            <small>
              {claim.enteredBy
                ? t('score.claim.by', { name: claim.enteredBy, when: when(claim.enteredAt) })
                : t('score.claim.at', { when: when(claim.enteredAt) })}
            </small>
          </section>
        ))}
      </div>
      {isOpen && other && (
        <div className={styles.ways}>
          <Button variant="action" icon="check" busy={busy} onClick={() => void accept(other)}>
            {t('score.dispute.accept')}
          </Button>
          <EnterScore game={game} entry={entry} />
        </div>
      )}
    </Card>
  );
});

export default ScoreDispute;

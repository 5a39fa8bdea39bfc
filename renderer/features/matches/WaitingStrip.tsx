import { useId } from 'react';
import { useText } from '../../i18n/useText.ts';
import { type MatchActions, offersScore, ScoreButton, StepButton } from './MatchActions.tsx';
import { MatchTitle } from './MatchTitle.tsx';
import { MatchWhen } from './MatchWhen.tsx';
import type { MatchView } from './matchView.ts';
import styles from './WaitingStrip.module.css';

/** What needs this player, above the list and in no way changing it. */
export function WaitingStrip({ matches, actions }: { matches: readonly MatchView[]; actions: MatchActions }) {
  const t = useText();
  const id = useId();
  if (matches.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <h2 id={id}>{t('dashboard.due')}</h2>
      <ul className={styles.items}>
        {matches.map((match, index) => {
          const variant = index === 0 ? 'action' : 'primary';
          return (
            <li key={match.game.id} className={styles.item} data-sport={match.game.sport}>
              <MatchTitle match={match} />
              <MatchWhen match={match} />
              {offersScore(match) ? (
                <ScoreButton match={match} actions={actions} variant={variant} />
              ) : (
                <StepButton match={match} actions={actions} variant={variant} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

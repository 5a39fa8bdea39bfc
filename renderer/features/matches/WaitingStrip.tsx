import { useId, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { type MatchActions, offersScore, ScoreButton, StepButton } from './list/MatchActions.tsx';
import { MatchTitle } from './list/MatchTitle.tsx';
import { MatchWhen } from './list/MatchWhen.tsx';
import type { MatchView } from './matchView.ts';
import styles from './WaitingStrip.module.css';

/** Cards shown at first: the list below begins soon. */
const FIRST = 3;

/** What needs this player, above the others. */
export function WaitingStrip({ matches, actions }: { matches: readonly MatchView[]; actions: MatchActions }) {
  const t = useText();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (matches.length === 0) return null;
  const shown = showsAll ? matches : matches.slice(0, FIRST);
  const more = matches.length - shown.length;
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <h2 id={id}>{t('dashboard.due')}</h2>
      <ul className={styles.items}>
        {shown.map((match, index) => {
          const variant = index === 0 ? 'action' : 'primary';
          return (
            <li key={match.game.id} className={styles.item} data-sport={match.game.sport}>
              <MatchTitle match={match} inLine />
              <MatchWhen match={match} inLine />
              {offersScore(match) ? (
                <ScoreButton match={match} actions={actions} variant={variant} />
              ) : (
                <StepButton match={match} actions={actions} variant={variant} />
              )}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <div>
          <Button variant="quiet" icon="chevronDown" onClick={() => setShowsAll(true)}>
            {t('dashboard.due.more', { count: more })}
          </Button>
        </div>
      )}
    </section>
  );
}

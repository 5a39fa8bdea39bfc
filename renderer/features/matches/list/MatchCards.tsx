import { Card } from '../../../ui/display/Card.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { CALENDAR_ICON, PIN_ICON } from '../../../ui/display/icons.ts';
import { useWindowRows } from '../../../ui/tables/useWindowRows.ts';
import { MatchScore } from '../../score/MatchScore.tsx';
import type { MatchView } from '../matchView.ts';
import styles from './Match.module.css';
import { AgainButton, type MatchActions, ScoreButton, StepButton } from './MatchActions.tsx';
import { MatchTitle } from './MatchTitle.tsx';
import { MatchWhen } from './MatchWhen.tsx';

/** Usual height of a card, and the room between two, in pixels. */
const CARD = 286;
const GAP = 16;

interface MatchCardsProps {
  label: string;
  matches: readonly MatchView[];
  actions: MatchActions;
}

/** The list on phones. */
export function MatchCards({ label, matches, actions }: MatchCardsProps) {
  const part = useWindowRows({ all: matches, keyOf: ({ game }) => game.id, estimate: CARD, gap: GAP });
  return (
    <ul
      ref={part.frame}
      className={styles.cards}
      style={{ paddingTop: part.before, paddingBottom: part.after }}
      aria-label={label}
    >
      {part.rows.map((match, index) => (
        <li
          key={match.game.id}
          ref={part.measure}
          data-index={part.first + index}
          aria-setsize={part.count}
          aria-posinset={part.first + index + 1}
        >
          <Card as="div" sport={match.game.sport}>
            <MatchTitle match={match} />
            <div className={styles.facts}>
              <Icon path={CALENDAR_ICON} size="s" />
              <MatchWhen match={match} />
              <Icon path={PIN_ICON} size="s" />
              <ul className={styles.venues}>
                {match.venues.map((venue) => (
                  <li key={venue}>{venue}</li>
                ))}
              </ul>
            </div>
            {match.game.status === 'PLAYED' && <MatchScore game={match.game} />}
            <div className={styles.buttons}>
              <ScoreButton match={match} actions={actions} />
              <StepButton match={match} actions={actions} variant="secondary" />
              <AgainButton match={match} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

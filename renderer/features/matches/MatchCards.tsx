import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Match.module.css';
import { AgainButton, type MatchDeeds, ScoreButton, StepButton } from './MatchActions.tsx';
import { MatchScore } from './MatchScore.tsx';
import { MatchTitle } from './MatchTitle.tsx';
import { MatchWhen } from './MatchWhen.tsx';
import type { MatchView } from './matchView.ts';

interface MatchCardsProps {
  label: string;
  matches: readonly MatchView[];
  deeds: MatchDeeds;
}

/** The list on phones. */
export function MatchCards({ label, matches, deeds }: MatchCardsProps) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {matches.map((match) => (
        <Card key={match.game.id} as="li" sport={match.game.sport}>
          <MatchTitle match={match} />
          <div className={styles.facts}>
            <Icon name="calendar" size="s" />
            <MatchWhen match={match} />
            <Icon name="pin" size="s" />
            <ul className={styles.places}>
              {match.places.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          </div>
          {match.game.status === 'PLAYED' && <MatchScore game={match.game} />}
          <div className={styles.buttons}>
            <ScoreButton match={match} deeds={deeds} />
            <StepButton match={match} deeds={deeds} variant="secondary" />
            <AgainButton match={match} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

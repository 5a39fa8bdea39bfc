import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CHEVRON_DOWN_ICON } from '../../../ui/display/icons.ts';
import type { MatchView } from '../matchView.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { DisputeMove } from './DisputeMove.tsx';
import { LookMove } from './LookMove.tsx';
import styles from './Moves.module.css';
import { type MoveKind, moveKind } from './moveKind.ts';
import type { MoveActions, MoveProps } from './moveProps.ts';
import { PartnerMove } from './PartnerMove.tsx';
import { PlayersMove } from './PlayersMove.tsx';
import { ScoreMove } from './ScoreMove.tsx';

/** Cards shown at first: one row of a wide window. */
const FIRST = 5;

const CARDS: Record<MoveKind, ComponentType<MoveProps>> = {
  score: ScoreMove,
  dispute: DisputeMove,
  answer: AnswerCard,
  partner: PartnerMove,
  players: PlayersMove,
  look: LookMove,
};

interface MovesProps {
  matches: MatchView[];
  actions: MoveActions;
  /** At the end of the heading's line. */
  end?: ReactNode;
}

/** What waits for who looks, each with its answers (R-moves). */
export const Moves = observer(function Moves({ matches, actions, end }: MovesProps) {
  const t = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const count = matches.length;
  const before = useRef(count);
  useEffect(() => {
    // What was decided is gone, and the focus with it: the keyboard goes on from here.
    // Or it is on the page as a whole, where a button that was busy has left it (R-kept-focus).
    const { activeElement, body } = document;
    if (count < before.current && (activeElement === body || activeElement?.id === 'main')) {
      heading.current?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  if (count === 0) return null;
  const shown = showsAll ? matches : matches.slice(0, FIRST);
  const more = count - shown.length;
  return (
    <section className={styles.moves} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t('move.title')}
        </h2>
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
        {end}
      </div>
      <div className={styles.cards}>
        {shown.map((match, index) => {
          const Card = CARDS[moveKind(match.game)];
          return <Card key={match.game.id} match={match} actions={actions} isFirst={index === 0} />;
        })}
      </div>
      {more > 0 && (
        <div>
          <Button variant="quiet" icon={CHEVRON_DOWN_ICON} onClick={() => setShowsAll(true)}>
            {t('dashboard.due.more', { count: more })}
          </Button>
        </div>
      )}
    </section>
  );
});

import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { ARROW_RIGHT_ICON, CHEVRON_DOWN_ICON } from '../../../ui/display/icons.ts';
import type { MatchView } from '../matchView.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { DisputeAction } from './DisputeAction.tsx';
import { PartnerAction } from './PartnerAction.tsx';
import { PendingActionCard } from './PendingActionCard.tsx';
import styles from './PendingActions.module.css';
import { PlayersAction } from './PlayersAction.tsx';
import {
  type PendingActionHandlers,
  type PendingActionProps,
  type PendingKind,
  pendingKind,
  usePendingText,
} from './pendingAction.ts';
import { ScoreAction } from './ScoreAction.tsx';

/** A decision that is only made on the page of the match. */
const LookMove = observer(function LookMove({ match, isFirst }: PendingActionProps) {
  const { t, names, where } = usePendingText();
  const { game, path, persons } = match;
  return (
    <PendingActionCard
      match={match}
      isFirst={isFirst}
      title={t(game.summary.title as TextKey)}
      facts={[names(persons.map(({ firstName }) => firstName)), where(match)]}
    >
      <div className={styles.answers}>
        <ButtonLink to={path} variant={isFirst ? 'action' : 'secondary'} icon={ARROW_RIGHT_ICON}>
          {t('dashboard.open')}
        </ButtonLink>
      </div>
    </PendingActionCard>
  );
});

/** Cards shown at first: one row of a wide window. */
const FIRST = 5;

const CARDS: Record<PendingKind, ComponentType<PendingActionProps>> = {
  score: ScoreAction,
  dispute: DisputeAction,
  answer: AnswerCard,
  partner: PartnerAction,
  players: PlayersAction,
  look: LookMove,
};

interface MovesProps {
  matches: MatchView[];
  actions: PendingActionHandlers;
  /** At the end of the heading's line. */
  end?: ReactNode;
}

/** The matches that wait for the viewer, each with its answers (R-moves). */
export const PendingActions = observer(function PendingActions({ matches, actions, end }: MovesProps) {
  const t = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const count = matches.length;
  const before = useRef(count);
  useEffect(() => {
    // The decided card is gone, and the focus with it: the keyboard goes on from here.
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
          const Card = CARDS[pendingKind(match.game)];
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

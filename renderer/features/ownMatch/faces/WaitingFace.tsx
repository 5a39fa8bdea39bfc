import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { confirmedIn } from '../../../stores/gameFacts.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Court } from '../../../ui/court/Court.tsx';
import { type Pip, Pips } from '../../../ui/display/Pips.tsx';
import { courtSides } from '../../ticket/courtSides.tsx';
import { MatchLine } from '../../ticket/MatchLine.tsx';
import styles from './MatchFace.module.css';
import { StateTags } from './StateTags.tsx';

/** Who is on the court so far, and in words what the match still waits for. */
export const WaitingFace = observer(function WaitingFace({ game }: { game: Game }) {
  const t = useText();
  const { requiredPlayerCount: needed, requiredAcceptedCount: accepted } = game.summary;
  const missing = Math.max(0, needed - accepted);
  const isLooking = game.status === 'CONFIRMED' && missing > 0;
  const pips = Array.from({ length: needed + 1 }, (_, at): Pip => (at <= accepted ? 'yes' : 'silent'));
  // Where the organiser chooses, a yes is not a position yet.
  const isChosen = game.gamePreference.candidateMethod === 'CHOOSE';
  const onCourt = isChosen ? { ...game, invitee: confirmedIn(game) } : game;
  const sides = courtSides(onCourt, { open: null, nameOf: ({ firstName }) => firstName });
  return (
    <header className={styles.face} data-sport={game.sport}>
      <Court sport={game.sport} sides={sides} size="l" className={classNames(styles.court, styles.low)}>
        <StateTags game={game} isSaid={!isLooking || game.summary.icon === 'pending'} />
      </Court>
      <div className={styles.cap}>
        <h1>{isLooking ? t('ownGame.missing', { count: missing }) : t(game.summary.title)}</h1>
        <MatchLine game={game} />
        {isLooking && (
          <Pips answers={pips} label={t('ownGame.pips', { in: Math.min(accepted, needed) + 1, all: needed + 1 })} />
        )}
      </div>
    </header>
  );
});

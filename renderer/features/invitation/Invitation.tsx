import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { markedTimesQuery } from '../../../shared/routes/invitation.ts';
import { chunk } from '../../common/chunk.tsx';
import type { Game } from '../../stores/GamesStore.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { isPlayed } from '../playedMatch/viewerSide.ts';
import { Answer } from './answer/Answer.tsx';
import { Hero } from './Hero.tsx';
import styles from './Invitation.module.css';
import { InvitationSkeleton } from './InvitationSkeleton.tsx';
import type { InvitationStore } from './InvitationStore.ts';
import { MatchFolds } from './MatchFolds.tsx';
import { loadOutcome } from './outcome/loadOutcome.ts';
import { PromotionBanner } from './promotion/PromotionBanner.tsx';

const PlayedMatch = chunk(() => import('./outcome/PlayedMatch.tsx'), {
  name: 'playedMatch',
  waiting: <InvitationSkeleton />,
}).Part;

const ClashQuestion = chunk(() => import('../clash/ClashQuestion.tsx')).Part;
const Outcome = chunk(loadOutcome, { name: 'outcome', waiting: <Skeleton height={14} /> }).Part;
const LastWays = chunk(async () => ({ default: (await loadOutcome()).LastWays }), { name: 'lastWays' }).Part;

/** An invitation that could be loaded: people and match, the answer, the place, and who we are. */
export const Invitation = observer(function Invitation({ store, game }: { store: InvitationStore; game: Game }) {
  useEffect(() => {
    // A failure is met again, and shown, when it is drawn.
    if (store.sending.busy) loadOutcome().catch(() => undefined);
  }, [store.sending.busy]);
  const isBoard = isPlayed(game) && !store.entering;
  return (
    <div data-sport={game.sport}>
      {isBoard ? (
        <PlayedMatch store={store} game={game} />
      ) : (
        <div className={styles.body} data-choosing={store.choosing}>
          <Hero store={store} game={game} />
          <div className={styles.main}>
            {store.choosing ? <Answer store={store} game={game} /> : <Outcome store={store} game={game} />}
          </div>
          <aside className={styles.side}>
            <MatchFolds store={store} game={game} />
            {!store.choosing && <LastWays store={store} game={game} />}
          </aside>
        </div>
      )}
      {store.sending.clashes && (
        <ClashQuestion
          clashes={store.sending.clashes}
          timezone={game.timezone}
          busy={store.sending.busy === 'accept'}
          onYes={() => void store.sending.accept(true)}
          onBack={() => store.sending.askAbout(null)}
        />
      )}
      <PromotionBanner search={markedTimesQuery(store.answer.marked)} />
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { chunk } from '../../app/chunk.tsx';
import type { Game } from '../../stores/GamesStore.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Answer } from './answer/Answer.tsx';
import { Facts } from './Facts.tsx';
import { GuestNotes } from './GuestNotes.tsx';
import { Hero } from './Hero.tsx';
import styles from './Invitation.module.css';
import type { InvitationStore } from './InvitationStore.ts';
import { loadOutcome } from './outcome/loadOutcome.ts';
import { Players } from './Players.tsx';

const PromotionBanner = chunk(() => import('./promotion/PromotionBanner.tsx'), { waiting: null, isExtra: true }).Part;

const Outcome = chunk(loadOutcome, { waiting: <Skeleton height={14} /> }).Part;

/** An invitation that could be loaded: who and what, the answer, where and with whom, and who we are. */
export const Invitation = observer(function Invitation({ store, game }: { store: InvitationStore; game: Game }) {
  const isStranger = game.userRole === null;
  const isMember = game.userRole === 'OWNER' || (game.currentInvitee !== null && !game.currentInvitee.secured);
  useEffect(() => {
    // A failure is met again, and shown, when it is drawn.
    if (store.sending.busy) loadOutcome().catch(() => undefined);
  }, [store.sending.busy]);
  return (
    <div data-sport={game.sport}>
      <div className={styles.body} data-choosing={store.choosing}>
        <Hero store={store} game={game} />
        <div className={styles.main}>
          {store.choosing ? <Answer store={store} game={game} /> : <Outcome store={store} game={game} />}
          {isMember && <GuestNotes store={store} game={game} />}
        </div>
        {!isStranger && (
          <aside className={styles.side}>
            <Facts game={game} />
            <Players game={game} />
          </aside>
        )}
      </div>
      <PromotionBanner />
    </div>
  );
});

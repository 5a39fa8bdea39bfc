import { observer } from 'mobx-react-lite';
import type { Game } from '../../stores/GamesStore.ts';
import { Answer } from './Answer.tsx';
import { Facts } from './Facts.tsx';
import { Hero } from './Hero.tsx';
import styles from './Invitation.module.css';
import type { InvitationStore } from './InvitationStore.ts';
import { Outcome } from './Outcome.tsx';
import { Players } from './Players.tsx';
import { PromotionBanner } from './PromotionBanner.tsx';

/** An invitation that could be loaded: who and what, the answer, where and with whom, and who we are. */
export const Invitation = observer(function Invitation({ store, game }: { store: InvitationStore; game: Game }) {
  const isStranger = game.userRole === null;
  return (
    <div data-sport={game.sport}>
      <Hero store={store} game={game} />
      <div className={styles.body}>
        <div className={styles.main}>
          {store.choosing ? <Answer store={store} game={game} /> : <Outcome store={store} game={game} />}
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

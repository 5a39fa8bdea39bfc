import { observer } from 'mobx-react-lite';
import { invitationPath } from '../../../../shared/routes/invitation.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useHydrated } from '../../../ui/hydrationGate.ts';
import { useRoute } from '../../../ui/route.ts';
import styles from '../answer/Answer.module.css';
import type { InvitationStore } from '../InvitationStore.ts';
import { EraseGuest } from './EraseGuest.tsx';
import { isGuest, leavesMatch, WithdrawButton } from './WithdrawButton.tsx';

/** Back to the share link that this device has answered, for the next person who uses it, or another address. */
const OtherVisitor = observer(function OtherVisitor({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const { gameTokens } = useStores();
  const route = useRoute();
  const isHydrated = useHydrated();
  const kept = isHydrated ? gameTokens.visitorOf(game.id) : null;
  if (!kept || kept.own !== store.token || game.status !== 'CONFIRMED') return null;
  const leave = () => {
    gameTokens.forgetVisitor(game.id);
    route.go(invitationPath({ gameId: game.id, password: null, token: kept.share }));
  };
  return (
    <div>
      <Button variant="quiet" onClick={leave}>
        {t('visitor.other')}
      </Button>
    </div>
  );
});

/** Rarely needed, so below everything else: another person's answer, being forgotten, and leaving the match (R-guest-order). */
export const LastWays = observer(function LastWays({ store, game }: { store: InvitationStore; game: Game }) {
  return (
    <form method="post" className={styles.last} onSubmit={(event) => event.preventDefault()}>
      <OtherVisitor store={store} game={game} />
      {isGuest(game) && <EraseGuest store={store} game={game} />}
      {leavesMatch(store, game) && <WithdrawButton store={store} game={game} />}
    </form>
  );
});

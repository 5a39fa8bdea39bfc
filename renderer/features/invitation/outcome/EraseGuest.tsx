import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { eraseGuest } from '../../../../shared/contract/game.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import type { InvitationStore } from '../InvitationStore.ts';

/** For guests without an account: being forgotten, which takes the mailed link (R-erase-guest). */
export const EraseGuest = observer(function EraseGuest({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const { api, gameTokens } = useStores();
  const [asking, setAsking] = useState(false);
  const erase = useAction(
    async () => {
      await api.call(eraseGuest, { params: { id: game.id }, token: store.token });
      gameTokens.forgetVisitor(game.id);
      store.forget();
      setAsking(false);
    },
    (_failure, report) => {
      report();
      setAsking(false);
    },
  );
  if (!store.isMailed) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('guest.erase')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('guest.erase.ask')}
          verb={t('guest.erase')}
          back={t('guest.erase.keep')}
          closeLabel={t('alert.close')}
          tone="danger"
          busy={erase.isBusy}
          onConfirm={() => void erase.run()}
          onBack={() => setAsking(false)}
        >
          <p>{t('guest.erase.text', { name: game.owner.firstName })}</p>
        </ConfirmDialog>
      )}
    </>
  );
});

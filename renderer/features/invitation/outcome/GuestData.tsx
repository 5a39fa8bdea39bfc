import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { eraseGuest } from '../../../../shared/contract/game.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import styles from '../answer/Answer.module.css';
import type { InvitationStore } from '../InvitationStore.ts';

/**
 * For guests without an account: keeping what they played, or being forgotten, which takes the mailed link
 * (R-erase-guest).
 */
export const GuestData = observer(function GuestData({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const { api, feedback } = useStores();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    try {
      await api.call(eraseGuest, { params: { id: game.id }, token: store.token });
      store.forget();
    } catch (error) {
      feedback.report(error, { retry: () => void erase() });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <Notice
      title={t('guest.keep.title')}
      action={
        <span className={styles.ways}>
          <ButtonLink to={PATHS.signUpMail}>{t('guest.keep.action')}</ButtonLink>
          {store.isMailed && (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {t('guest.erase')}
            </Button>
          )}
        </span>
      }
    >
      {t('guest.keep.text', { email: game.currentInvitee?.email ?? '' })}
      {asking && (
        <Dialog
          role="alertdialog"
          title={t('guest.erase.ask')}
          closeLabel={t('alert.close')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('guest.erase.keep')}</Button>
              <Button variant="danger" busy={busy} onClick={() => void erase()}>
                {t('guest.erase')}
              </Button>
            </>
          }
        >
          <p>{t('guest.erase.text', { name: game.owner.firstName })}</p>
        </Dialog>
      )}
    </Notice>
  );
});

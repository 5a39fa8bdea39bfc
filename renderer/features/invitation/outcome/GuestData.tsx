import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { eraseGuest } from '../../../../shared/contract/game.ts';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../../shared/routes/invitation.ts';
import { signUpPathFor } from '../../../../shared/routes/returnPath.ts';
import { useText } from '../../../i18n/useText.ts';
import { keepComingFrom } from '../../../stores/comingFrom.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import styles from '../answer/Answer.module.css';
import type { InvitationStore } from '../InvitationStore.ts';

interface GuestDataProps {
  store: InvitationStore;
  game: Game;
  /** They play, or would like to: there is something to keep. */
  hasResults: boolean;
}

/**
 * For guests without an account: keeping what they played, or being forgotten, which takes the mailed link
 * (R-erase-guest).
 */
export const GuestData = observer(function GuestData({ store, game, hasResults }: GuestDataProps) {
  const t = useText();
  const { api, feedback, gameTokens, visit } = useStores();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    try {
      await api.call(eraseGuest, { params: { id: game.id }, token: store.token });
      gameTokens.forgetVisitor(game.id);
      store.forget();
    } catch (error) {
      feedback.report(error, { retry: () => void erase() });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  const self = game.currentInvitee;
  const keepWho = () => {
    const { firstName, lastName } = self?.user ?? { firstName: '', lastName: '' };
    const path = invitationPath(store.link);
    keepComingFrom(visit, { gameId: game.id, path, firstName, lastName, email: self?.email ?? '' });
  };
  // By the session, which needs no secret in an address.
  const back = invitationPath({ gameId: game.id, password: null, token: WEB_ACCESS_TOKEN });
  const forget = store.isMailed && (
    <Button variant="quiet" onClick={() => setAsking(true)}>
      {t('guest.erase')}
    </Button>
  );
  return (
    <>
      {hasResults ? (
        <Notice
          title={t('guest.keep.title')}
          action={
            <span className={styles.ways}>
              <span onClickCapture={keepWho}>
                <ButtonLink to={signUpPathFor(back)}>{t('guest.keep.action')}</ButtonLink>
              </span>
              {forget}
            </span>
          }
        >
          {t('guest.keep.text', { email: self?.email ?? '' })}
        </Notice>
      ) : (
        forget && <div>{forget}</div>
      )}
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
    </>
  );
});

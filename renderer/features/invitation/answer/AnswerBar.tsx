import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { InvitationStore } from '../InvitationStore.ts';
import styles from './AnswerBar.module.css';
import { RefusalNotice } from './RefusalNotice.tsx';

interface AnswerBarProps {
  store: InvitationStore;
  game: Game;
}

/** Yes and no, always in reach of the thumb; says what is missing as long as yes is not possible. */
export const AnswerBar = observer(function AnswerBar({ store, game }: AnswerBarProps) {
  const t = useText();
  const status = game.currentInvitee?.status;
  const isAccepted = status === 'ACCEPTED';
  const { unsent } = useStores();
  const isWaiting = unsent.of(game.id)?.what === 'answer' && store.sending.busy === null;
  const isProposed = store.header === 'proposed';
  const yes = isAccepted ? 'invitation.accept.again' : 'invitation.accept';
  return (
    <div className={styles.bar}>
      <RefusalNotice failure={store.answer.refusal} name={game.summary.owner} />
      {store.answer.missing && (
        <p id="answer-missing" className={styles.missing}>
          {t(`invitation.missing.${store.answer.missing}`)}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          variant="action"
          wide
          disabled={isWaiting || (!store.sending.canAccept && store.sending.busy !== 'accept')}
          busy={store.sending.busy === 'accept'}
          aria-describedby={store.answer.missing ? 'answer-missing' : undefined}
          onClick={() => void store.sending.accept()}
        >
          {t(isWaiting ? 'unsent.waits' : isProposed ? 'invitation.proposed.yes' : yes)}
        </Button>
        {isProposed && (
          <Button
            variant="quiet"
            busy={store.sending.busy === 'disown'}
            disabled={store.sending.busy === 'accept'}
            onClick={() => void store.sending.disown()}
          >
            {t('invitation.proposed.no')}
          </Button>
        )}
        {!isProposed && !isWaiting && store.can('DECLINE') && status !== 'DECLINED' && (
          <Button
            variant="quiet"
            busy={store.sending.busy === 'decline'}
            disabled={store.sending.busy === 'accept'}
            onClick={() => void store.sending.decline()}
          >
            {t(isAccepted ? 'invitation.withdraw.acceptance' : 'invitation.decline')}
          </Button>
        )}
        {store.answer.changing && (
          <Button variant="quiet" disabled={store.sending.busy !== null} onClick={store.answer.keep}>
            {t('invitation.keep')}
          </Button>
        )}
      </div>
    </div>
  );
});

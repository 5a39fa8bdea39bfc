import { observer } from 'mobx-react-lite';
import { chunk } from '../../../common/chunk.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useHydrated } from '../../../ui/hydrationGate.ts';
import { ClashWarning } from '../../clash/ClashLines.tsx';
import type { InvitationStore } from '../InvitationStore.ts';
import styles from './AnswerBar.module.css';
import { RefusalNotice } from './RefusalNotice.tsx';

const ClashNotice = chunk(() => import('../../clash/ClashNotice.tsx'), { waiting: null, isExtra: true }).Part;

/** Focuses the choice that is still missing. */
function focusChoice(form: HTMLFormElement | null, isTime: boolean): void {
  form?.querySelector<HTMLElement>(isTime ? 'fieldset input' : '[name="venue"]')?.focus();
}

interface AnswerBarProps {
  store: InvitationStore;
  game: Game;
}

/** Yes and no, always in reach of the thumb; says why as long as yes is not possible. */
export const AnswerBar = observer(function AnswerBar({ store, game }: AnswerBarProps) {
  const t = useText();
  const { offlineQueue, session } = useStores();
  const { answer, sending } = store;
  const status = game.currentInvitee?.status;
  const isAccepted = status === 'ACCEPTED';
  const isWaiting = offlineQueue.of(game.id)?.what === 'answer' && sending.busy === null;
  const isProposed = store.header === 'proposed';
  const yes = sending.insists ? 'invitation.clash.yes' : isAccepted ? 'invitation.accept.again' : 'invitation.accept';
  const isHydrated = useHydrated();
  // The only time is chosen as it is; a guest's page runs nothing before it is touched, and brings its text with it.
  const isMember = session.user !== null && answer.unchosen === null;
  const isChosen = answer.touched || isMember;
  const isFree = !isAccepted && !isProposed && session.user === null;
  return (
    <div className={styles.bar} data-bar>
      <RefusalNotice failure={answer.refusal} game={game} />
      {!sending.insists && <ClashWarning clashes={store.foreseen} timezone={game.timezone} />}
      {isChosen && !sending.insists && store.foreseen.length === 0 && (
        <ClashNotice game={game} token={store.token} starts={answer.playable} />
      )}
      {sending.insists && <input type="hidden" name="clash" value="on" />}
      <p id="answer-missing" className={styles.missing}>
        {answer.unchosen
          ? t(`invitation.missing.${answer.unchosen}`)
          : t(isFree ? 'invitation.free' : 'invitation.later')}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="action"
          big
          type="submit"
          name="answer"
          value="accept"
          disabled={isWaiting}
          waits={isHydrated && answer.unchosen !== null}
          busy={sending.busy === 'accept'}
          aria-describedby="answer-missing"
          onClick={({ currentTarget: { form } }) => {
            if (answer.unchosen) focusChoice(form, answer.unchosen === 'time');
            else if (answer.needsVisitor) answer.introduce();
            else void sending.accept();
          }}
        >
          {t(isWaiting ? 'unsent.waits' : isProposed ? 'invitation.proposed.yes' : yes)}
        </Button>
        {isProposed && (
          <Button
            variant="quiet"
            big
            type="submit"
            name="answer"
            value="disown"
            busy={sending.busy === 'disown'}
            disabled={sending.busy === 'accept'}
            onClick={() => void sending.disown()}
          >
            {t('invitation.proposed.no')}
          </Button>
        )}
        {!isProposed && !isWaiting && store.can('DECLINE') && status !== 'DECLINED' && (
          <Button
            variant="quiet"
            big
            type="submit"
            name="answer"
            value="decline"
            busy={sending.busy === 'decline'}
            disabled={sending.busy === 'accept'}
            onClick={() => void sending.decline()}
          >
            {t(isAccepted ? 'invitation.withdraw.acceptance' : 'invitation.decline')}
          </Button>
        )}
        {answer.changing && (
          <Button variant="quiet" big disabled={sending.busy !== null} onClick={answer.keep}>
            {t('invitation.keep')}
          </Button>
        )}
      </div>
    </div>
  );
});

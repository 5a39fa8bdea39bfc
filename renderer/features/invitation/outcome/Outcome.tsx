import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isIn } from '../../../../shared/domain/values.ts';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../../shared/routes/invitation.ts';
import { loginPathFor } from '../../../../shared/routes/returnPath.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { freeSpotsIn } from '../../../stores/gameFacts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EDIT_ICON } from '../../../ui/display/icons.ts';
import { EnterScore, EntryDialog } from '../../score/EnterScore.tsx';
import { useScoreEntry } from '../../score/useScoreEntry.ts';
import { ReachNotice } from '../../ticket/ReachNotice.tsx';
import styles from '../answer/Answer.module.css';
import { RefusalNotice } from '../answer/RefusalNotice.tsx';
import type { InvitationStore } from '../InvitationStore.ts';
import { ChosenAnswer } from './ChosenAnswer.tsx';
import { GuestData } from './GuestData.tsx';
import { NotInGame } from './NotInGame.tsx';
import { OfferedTimes } from './OfferedTimes.tsx';
import { OtherVisitor } from './OtherVisitor.tsx';
import { OwnMessage } from './OwnMessage.tsx';
import { UnfitNotice } from './UnfitNotice.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

interface OutcomeProps {
  store: InvitationStore;
  game: Game;
}

/** What has come of the invitation, and what can still be done about it. */
const Outcome = observer(function Outcome({ store, game }: OutcomeProps) {
  const t = useText();
  const { header } = store;
  const entry = useScoreEntry(game, () => store.token);
  const isEntering = entry.sheet !== null;
  useEffect(() => store.setEntering(isEntering), [store, isEntering]);
  const isGuest = game.currentInvitee?.user.type === 'CONTACT' && !game.currentInvitee.secured;
  const ownPath = invitationPath({ gameId: game.id, password: null, token: WEB_ACCESS_TOKEN });
  const hasAccepted = isIn(game.currentInvitee?.status);
  const canJoin = game.status === 'SCHEDULED' && store.can('ACCEPT');
  const canChange = game.status === 'CONFIRMED' && store.can('ACCEPT');
  // An organiser who leaves cancels the match, which is no answer to an invitation.
  const mayLeave =
    game.userRole === 'OPPONENT_INVITEE' && (store.can('WITHDRAW') || (hasAccepted && store.can('DECLINE')));
  return (
    <div className={styles.answer}>
      <RefusalNotice failure={store.answer.refusal} game={game} />
      <UnfitNotice game={game} />
      {(hasAccepted || game.userRole === 'OWNER') && <ReachNotice game={game} />}
      {header === 'accepted' && <ChosenAnswer store={store} game={game} />}
      {header !== 'accepted' && <OwnMessage game={game} />}
      {game.userRole === 'OWNER' && <OfferedTimes store={store} game={game} />}
      {header === 'validation' && (
        <div className={styles.ways}>
          <ButtonLink to={loginPathFor(ownPath)} variant="primary">
            {t('login.title')}
          </ButtonLink>
        </div>
      )}
      {store.can('SET_SCORE') && <EnterScore game={game} entry={entry} />}
      <EntryDialog entry={entry} onSaved={store.load} />
      {header === 'notInGame' && <NotInGame gameId={game.id} />}
      {(canJoin || canChange || mayLeave) && (
        <form method="post" className={styles.ways} onSubmit={(event) => event.preventDefault()}>
          {store.sending.insists && <input type="hidden" name="clash" value="on" />}
          {canJoin && (
            <Button
              variant="action"
              type="submit"
              name="answer"
              value="accept"
              busy={store.sending.busy === 'accept'}
              onClick={() => void store.sending.accept()}
            >
              {t(
                store.sending.insists
                  ? 'invitation.clash.yes'
                  : freeSpotsIn(game) > 0
                    ? 'invitation.accept'
                    : 'invitation.join',
              )}
            </Button>
          )}
          {canChange && (
            <Button
              variant={hasAccepted ? 'secondary' : 'primary'}
              icon={EDIT_ICON}
              data-needs-script=""
              onClick={store.answer.change}
            >
              {t('invitation.change')}
            </Button>
          )}
          {mayLeave && <WithdrawButton store={store} game={game} />}
          {canJoin && store.can('DECLINE') && game.currentInvitee?.status !== 'DECLINED' && (
            <Button
              variant="quiet"
              type="submit"
              name="answer"
              value="decline"
              busy={store.sending.busy === 'decline'}
              onClick={() => void store.sending.decline()}
            >
              {t('invitation.decline')}
            </Button>
          )}
        </form>
      )}
      <OtherVisitor store={store} game={game} />
      {isGuest && <GuestData store={store} game={game} hasResults={hasAccepted} />}
    </div>
  );
});

export { TicketStub } from '../../ticket/TicketStub.tsx';
export default Outcome;

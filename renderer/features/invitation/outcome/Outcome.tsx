import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { HeaderState } from '../../../../shared/domain/match/headerState.ts';
import { isIn } from '../../../../shared/domain/values.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../../shared/routes/invitation.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { loginPathFor, signUpPathFor } from '../../../../shared/routes/returnPath.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { freeSpotsIn, timesOf, venuesOf } from '../../../stores/gameFacts.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { signUpOrigin } from '../../../stores/signUpOrigin.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { EDIT_ICON } from '../../../ui/display/icons.ts';
import { EnterScore, EntryDialog } from '../../score/EnterScore.tsx';
import { useScoreEntry } from '../../score/ScoreEntry.ts';
import { ReachNotice } from '../../ticket/ReachNotice.tsx';
import styles from '../answer/Answer.module.css';
import { RefusalNotice } from '../answer/RefusalNotice.tsx';
import type { InvitationStore } from '../InvitationStore.ts';
import { ChosenTimes } from '../slots/ChosenTimes.tsx';
import { KeepResults } from './KeepResults.tsx';
import { OfferedTimes, TimesList } from './OfferedTimes.tsx';
import { OwnMessage } from './OwnMessage.tsx';
import { UnfitNotice } from './UnfitNotice.tsx';
import { isGuest, leavesMatch, mayLeave, WithdrawButton } from './WithdrawButton.tsx';

/** They don't play this match. */
const WITHOUT: readonly (HeaderState | null)[] = ['declined', 'canceled', 'expired'];

interface OutcomeProps {
  store: InvitationStore;
  game: Game;
}

/** The outcome of the invitation, and what can still be done about it. */
const Outcome = observer(function Outcome({ store, game }: OutcomeProps) {
  const t = useText();
  const { header } = store;
  const entry = useScoreEntry(game, () => store.token);
  const isEntering = entry.sheet !== null;
  useEffect(() => store.setEntering(isEntering), [store, isEntering]);
  const ownPath = invitationPath({ gameId: game.id, password: null, token: WEB_ACCESS_TOKEN });
  const hasAccepted = isIn(game.currentInvitee?.status);
  const canJoin = game.status === 'SCHEDULED' && store.can('ACCEPT');
  const canChange = game.status === 'CONFIRMED' && store.can('ACCEPT');
  const takesBack = mayLeave(store, game) && !leavesMatch(store, game);
  const isWithout = WITHOUT.includes(header);
  const keeps = isGuest(game) && hasAccepted && <KeepResults store={store} game={game} />;
  return (
    <div className={styles.answer}>
      <RefusalNotice failure={store.answer.refusal} game={game} />
      <UnfitNotice game={game} />
      {(hasAccepted || game.userRole === 'OWNER') && <ReachNotice game={game} />}
      {header === 'scheduled' && keeps}
      {isWithout && <OwnMatchLink store={store} />}
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
      {(canJoin || canChange || takesBack) && (
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
              variant={hasAccepted || isWithout ? 'secondary' : 'primary'}
              icon={EDIT_ICON}
              data-needs-script=""
              onClick={store.answer.change}
            >
              {t('invitation.change')}
            </Button>
          )}
          {takesBack && <WithdrawButton store={store} game={game} />}
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
      {header !== 'scheduled' && keeps}
    </div>
  );
});

export { TicketStub } from '../../ticket/TicketStub.tsx';
export { LastWays } from './LastWays.tsx';
export default Outcome;

/** The viewer's answer while the others' are awaited. */
const ChosenAnswer = observer(function ChosenAnswer({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const { offered, own } = venuesOf(game);
  const { own: chosen } = timesOf(game);
  const { playable, marks } = store.answer;
  const { language } = useStores().language;
  const named = (own.length > 0 ? own : offered).map(({ id, location: { name } }) =>
    marks.venues.has(id) ? t('invitation.ratherNot.venue', { venue: name }) : name,
  );
  const places = formatList(named, language, 'disjunction');
  return (
    <Card title={t('invitation.chosen.title')}>
      {playable.length > 0 && store.times && <ChosenTimes answer={store.answer} times={store.times} />}
      {playable.length === 0 && chosen.length === 0 && <p>{t('invitation.chosen.anyTime')}</p>}
      {/* All of them have begun: the old choice is still the answer. */}
      {playable.length === 0 && chosen.length > 0 && <TimesList periods={chosen} timezone={game.timezone} />}
      <p>{t('invitation.chosen.places', { places })}</p>
      {game.currentInvitee?.note && (
        <p>
          <q>{game.currentInvitee.note}</q>
        </p>
      )}
    </Card>
  );
});

/** For an account that is not in this match: a new one is not as long as its address is not proved. */
function NotInGame({ gameId }: { gameId: string }) {
  const t = useText();
  const { visit } = useStores();
  const from = signUpOrigin(visit);
  return (
    <Card title={t('invitation.notInGame.title')}>
      <p>{t('invitation.notInGame.text')}</p>
      {from?.gameId === gameId && (
        <ButtonLink to={from.path} variant="primary">
          {t('guest.back')}
        </ButtonLink>
      )}
      <ButtonLink to={PATHS.dashboard}>{t('nav.matches')}</ButtonLink>
    </Card>
  );
}

/** For people who don't play this one: a match of their own, with or without an account so far. */
const OwnMatchLink = observer(function OwnMatchLink({ store }: { store: InvitationStore }) {
  const t = useText();
  return (
    <div>
      <ButtonLink to={store.hasAccount ? PATHS.organise : signUpPathFor(PATHS.organise)} variant="primary">
        {t('guest.organise')}
      </ButtonLink>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { personName } from '../../../shared/domain/people/personName.ts';
import {
  type InvitationLink,
  invitationPath,
  MARKED_TIMES,
  readInvitationPath,
  readMarkedTimes,
  WEB_ACCESS_TOKEN,
} from '../../../shared/routes/invitation.ts';
import type { ApiFailure } from '../../api/apiFailure.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { chunk, loadParts } from '../../common/chunk.tsx';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useLive } from '../../stores/useLive.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useHydrated } from '../../ui/hydrationGate.ts';
import { hum, moveTo } from '../../ui/moment.ts';
import { useRoute } from '../../ui/route.ts';
import { useKeptAnswer, useMarkedTimes, useWaitingAnswer } from './answer/useAnswering.ts';
import styles from './Invitation.module.css';
import { Invitation } from './Invitation.tsx';
import { InvitationSkeleton } from './InvitationSkeleton.tsx';
import { InvitationStore } from './InvitationStore.ts';

/** Everything about the guest is gone. */
function Erased() {
  const t = useText();
  return (
    <div className={styles.alone}>
      <EmptyState heading="h1" title={t('guest.erased.title')}>
        <p role="status">{t('guest.erased.text')}</p>
      </EmptyState>
    </div>
  );
}

/**
 * Leads from a share link to the answer that was given by it on this device (R-share-again).
 * @param goTo opens the same game by another token; the same function at every call
 * @returns whether the way leads elsewhere, so that nothing is loaded or said here
 */
function useOwnAnswer({ gameId, token }: InvitationLink, store: InvitationStore, goTo: (token: string) => void) {
  const { gameTokens } = useStores();
  const isHydrated = useHydrated();
  const { share = '', own = '' } = (isHydrated && gameTokens.visitorOf(gameId)) || {};
  // An answer that is no more, such as an erased one, leads back to the link it came from.
  const isDead = token === own && [401, 403, 404].includes(store.game.failure?.status ?? 0);
  const target = isDead ? share : token === share && own;
  useEffect(() => {
    if (isDead) gameTokens.forgetVisitor(gameId);
    if (target) goTo(target);
  }, [isDead, target, gameId, gameTokens, goTo]);
  return Boolean(target);
}

/** The server could not be reached, or could not answer. */
function NotReachable({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.alone}>
      <EmptyState
        heading="h1"
        title={t('invitation.failed.title')}
        action={
          <Button variant="primary" onClick={onRetry}>
            {t('alert.retry')}
          </Button>
        }
      >
        <p role="alert">{t(failureText(failure), failureValues(failure))}</p>
      </EmptyState>
    </div>
  );
}

const marksIn = (search: string) => readMarkedTimes(new URLSearchParams(search).getAll(MARKED_TIMES));

/** How often the page looks at the clock, in milliseconds: cells pass and invitations expire while it is open. */
const TICK = 20_000;

/** Names of the parts that replace the question. */
const AFTER_ANSWER = ['outcome', 'ticketStub', 'lastWays'];

const NoGame = chunk(() => import('./NoGame.tsx'), { name: 'noGame', waiting: <InvitationSkeleton /> }).Part;

/** The invitation a mail leads to, answered without an account (R-invitation-page). */
const InvitationPage = observer(function InvitationPage() {
  const { path } = useRoute();
  const { session } = useStores();
  const link = useMemo(() => readInvitationPath(path), [path]);
  // Choices made with a session go with it: the next one may be another person's.
  const whose = link?.token === WEB_ACCESS_TOKEN ? session.token : null;
  return link ? <LinkedInvitation key={`${link.gameId} ${whose}`} link={link} /> : <NoGame link={null} />;
});

const LinkedInvitation = observer(function LinkedInvitation({ link }: { link: InvitationLink }) {
  const t = useText();
  const { games, gameTokens, config, feedback, session, language, offlineQueue, arrived } = useStores();
  const route = useRoute();
  const here = useRef(route);
  const wasRead = useRef(false);
  here.current = route;
  const { gameId } = link;
  const goTo = useCallback(
    (token: string) => here.current.go(invitationPath({ gameId, password: null, token }), { replace: true }),
    [gameId],
  );
  const [store] = useState(() => {
    const store = new InvitationStore(link, {
      games,
      send: offlineQueue.send,
      now: config.now,
      hasAccount: () => session.user !== null,
      language: () => language.language,
      onRegistered: goTo,
      show: async (change, isAgreed) => {
        // All at once: a later part would move what is there. A part that fails to load says so in its place.
        await loadParts(AFTER_ANSWER).catch(() => undefined);
        if (!isAgreed) return change();
        hum();
        await moveTo(change);
      },
      report: (failure, retry) => {
        const owner = games.get(link.gameId)?.owner;
        const name = owner ? personName(owner, language.language) : '';
        feedback.report(failure, { retry, values: { name } });
      },
    });
    if (arrived?.game && arrived.path === route.path) {
      if (arrived.game.value) games.put(arrived.game.value);
      store.adopt(arrived.game, marksIn(arrived.search), arrived);
    }
    return store;
  });
  const isSessionAsked = link.token === WEB_ACCESS_TOKEN;
  const isElsewhere = useOwnAnswer(link, store, goTo);
  const isDue = isSessionAsked ? session.started : !isElsewhere;
  usePageTitle(t('invitation.title'));
  useKeptAnswer(store);
  useMarkedTimes(store);
  useWaitingAnswer(gameId, store);

  useEffect(() => {
    if (!isDue) return;
    if (!isSessionAsked) gameTokens.set(link.gameId, link.token);
    // When the page has changed its own link, the action under way brings the game.
    if (store.token === link.token && store.sending.busy) return;
    store.follow(link);
    // A game that came with the page is as good: the live stream says whether it has changed since (R-live).
    const isHere = arrived?.path === here.current.path && arrived.game?.value && !arrived.isNew && !wasRead.current;
    wasRead.current = true;
    if (isHere) return;
    void store.load();
  }, [isDue, isSessionAsked, gameTokens, link, store, arrived]);

  useEffect(() => {
    const timer = setInterval(store.tick, TICK);
    return () => clearInterval(timer);
  }, [store]);
  useLive(() => store.refresh(), {
    gameId: link.gameId,
    token: store.token,
    isShown: isDue && store.game.status === 'ready',
  });

  const { state: game } = store.game;
  // The session has ended while the answer was being chosen, or there was none.
  if (isSessionAsked && session.started && !session.loggedIn) return <NoGame link={link} />;
  if (store.erased) return <Erased />;
  // Whether they know us, and the match's change of their level, is known with the account.
  const isAsking = isSessionAsked && session.asking;
  if (game.status === 'ready' && !isAsking) return <Invitation store={store} game={game.value} />;
  if (game.status !== 'failed' || isElsewhere) return <InvitationSkeleton />;
  const isUnknown = [400, 401, 403, 404].includes(game.failure.status);
  return isUnknown ? <NoGame link={link} /> : <NotReachable failure={game.failure} onRetry={() => void store.load()} />;
});

export default InvitationPage;

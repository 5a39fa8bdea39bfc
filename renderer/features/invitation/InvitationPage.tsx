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
import { chunk } from '../../app/chunk.tsx';
import { usePageTitle } from '../../app/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useLive } from '../../stores/useLive.ts';
import { useRoute } from '../../ui/route.ts';
import { useKeptAnswer } from './answer/useKeptAnswer.ts';
import { useMarkedTimes } from './answer/useMarkedTimes.ts';
import { useWaitingAnswer } from './answer/useWaitingAnswer.ts';
import { Erased } from './Erased.tsx';
import { Invitation } from './Invitation.tsx';
import { InvitationSkeleton } from './InvitationSkeleton.tsx';
import { InvitationStore } from './InvitationStore.ts';
import { NotReachable } from './NotReachable.tsx';
import { useOwnAnswer } from './visitor/useOwnAnswer.ts';

const marksIn = (search: string) => readMarkedTimes(new URLSearchParams(search).getAll(MARKED_TIMES));

/** How often the page looks at the clock, in milliseconds: cells pass and invitations expire while it is open. */
const TICK = 20_000;

const NoGame = chunk(() => import('./NoGame.tsx'), { name: 'noGame', waiting: <InvitationSkeleton /> }).Part;

/** The invitation a mail leads to, answered without an account (R-invitation-page). */
const InvitationPage = observer(function InvitationPage() {
  const { path } = useRoute();
  const { session } = useStores();
  const link = useMemo(() => readInvitationPath(path), [path]);
  // What is chosen with a session goes with it: the next one may be another person's.
  const whose = link?.token === WEB_ACCESS_TOKEN ? session.token : null;
  return link ? <LinkedInvitation key={`${link.gameId} ${whose}`} link={link} /> : <NoGame link={null} />;
});

const LinkedInvitation = observer(function LinkedInvitation({ link }: { link: InvitationLink }) {
  const t = useText();
  const { games, gameTokens, config, feedback, session, language, unsent, arrived } = useStores();
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
      send: unsent.send,
      now: config.now,
      hasAccount: () => session.user !== null,
      language: () => language.language,
      onRegistered: goTo,
      report: (failure, retry) => {
        const owner = games.get(link.gameId)?.owner;
        const name = owner ? personName(owner, language.language) : '';
        feedback.report(failure, { retry, values: { name } });
      },
    });
    if (arrived?.game && arrived.path === route.path) {
      if (arrived.game.value) games.put(arrived.game.value);
      store.adopt(arrived.game, marksIn(arrived.search), arrived.refused ?? null);
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
    // Where the page has led to itself, what it did there brings the game.
    if (store.token === link.token && store.sending.busy) return;
    store.follow(link);
    // What came with the page is as good: the live stream says whether it has changed since (R-live).
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
  if (game.status === 'ready') return <Invitation store={store} game={game.value} />;
  if (game.status !== 'failed' || isElsewhere) return <InvitationSkeleton />;
  const isUnknown = [400, 401, 403, 404].includes(game.failure.status);
  return isUnknown ? <NoGame link={link} /> : <NotReachable failure={game.failure} onRetry={() => void store.load()} />;
});

export default InvitationPage;

import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { type InviteeStatus, isIn } from '../../../shared/domain/values.ts';
import { formatList } from '../../../shared/locales/intl.ts';
import { gamePath, organiseAgainPath, PATHS } from '../../../shared/routes/paths.ts';
import { formatTime } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { freeSpotsIn } from '../../stores/gameFacts.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink, Link } from '../../ui/actions/Link.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { AGAIN_ICON } from '../../ui/display/icons.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { moveTo } from '../../ui/moment.ts';
import { useRoute } from '../../ui/route.ts';
import { useMedia, WIDE } from '../../ui/useMedia.ts';
import { PlayedAside } from '../playedMatch/PlayedAside.tsx';
import { PlayedMatchFace } from '../playedMatch/PlayedMatchFace.tsx';
import { ratedTeams } from '../playedMatch/receipt.ts';
import { EntryDialog, type EntryProps } from '../score/EnterScore.tsx';
import { useScoreEntry } from '../score/ScoreEntry.ts';
import { ReachNotice } from '../ticket/ReachNotice.tsx';
import { AnswerMap } from './answers/AnswerMap.tsx';
import { GameDetails } from './GameDetails.tsx';
import { GameFolds } from './GameFolds.tsx';
import styles from './GamePage.module.css';
import { GameWays } from './GameWays.tsx';
import { CREATED, type OwnGame } from './OwnGame.ts';
import { ChoosePartner } from './people/ChoosePartner.tsx';
import { sentInvitations } from './people/Invitations.ts';
import { SilentPeople, silentIn } from './people/SilentPeople.tsx';
import { PlayerSearch } from './search/PlayerSearch.ts';
import { PlayerSearchCard } from './search/PlayerSearchCard.tsx';
import { TicketFace } from './states/TicketFace.tsx';
import { WaitingFace } from './states/WaitingFace.tsx';

/** Reads the search of a match with a free spot, and again with the match. @returns null without a free spot */
function usePlayerSearch(own: OwnGame, game: Game): PlayerSearch | null {
  const { api, config, feedback, formats, session } = useStores();
  const [search] = useState(() => {
    const timeOf = (instant: string) => formatTime(instant, game.timezone, formats);
    return new PlayerSearch(own.id, { api, feedback, now: () => config.now(), timeOf });
  });
  // Without a proved address nothing goes out, as the page's notice says.
  const isProved = session.user !== null && session.unproved === null;
  const isWanted = isProved && game.action.includes('INVITE') && freeSpotsIn(game) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the match has changed the search as well
  useEffect(() => {
    if (isWanted) void search.load();
  }, [search, isWanted, own.news]);
  return isWanted ? search : null;
}

const isTicket = ({ fromTime, status }: Game): boolean => fromTime !== null && status === 'SCHEDULED';

/**
 * For the moment in which a match is agreed while its page is open: the page is held back until it can move to the ticket.
 * @returns the match as the page shows it, and whether it was agreed on this page
 */
function useAgreed(game: Game): { shown: Game; isNew: boolean } {
  const [held, setHeld] = useState(game);
  const [isNew, setNew] = useState(false);
  const isMoment = !isTicket(held) && isTicket(game);
  useLayoutEffect(() => {
    if (held === game) return;
    if (!isMoment) {
      setHeld(game);
      return;
    }
    void moveTo(() => {
      setHeld(game);
      setNew(true);
    });
  }, [held, game, isMoment]);
  return { shown: isMoment ? held : game, isNew };
}

interface MatchFaceProps extends EntryProps {
  game: Game;
  /** It was agreed a moment ago, on this page. */
  isNew: boolean;
  /** Its invitations were sent a moment ago. */
  isSent: boolean;
}

/** The top of the page: who is missing, the ticket of an agreed match, or how it ended. */
const MatchFace = observer(function MatchFace(props: MatchFaceProps) {
  const { game, isNew, isSent } = props;
  const t = useText();
  if (game.playedStatus) {
    return (
      <PlayedMatchFace {...props}>
        <ButtonLink to={organiseAgainPath(game.id)} icon={AGAIN_ICON} variant="action">
          {t('played.rematch')}
        </ButtonLink>
      </PlayedMatchFace>
    );
  }
  if (game.fromTime && game.status !== 'CANCELED') return <TicketFace game={game} entry={props.entry} isNew={isNew} />;
  return <WaitingFace game={game} isSent={isSent} />;
});

const ANSWERED: readonly InviteeStatus[] = ['ACCEPTED', 'CONFIRMED', 'DECLINED'];

/**
 * The organiser's view: the match, the answers, and their present actions by `game.action` (R-own-match-page).
 */
export const OwnGameView = observer(function OwnGameView(props: { own: OwnGame; game: Game }) {
  const { own } = props;
  const { shown: game, isNew } = useAgreed(props.game);
  const isSent = useCreated(game.id);
  const entry = useScoreEntry(game);
  const search = usePlayerSearch(own, game);
  const t = useText();
  const { config, session } = useStores();
  const { action } = game;
  const isChoosing = action.includes('CONFIRMATION');
  const isWide = useMedia(WIDE);
  // Without answers there is room for it below the court; the change of level is shown beside its board.
  const isOfferBeside = isWide && game.status === 'CONFIRMED' && !game.invitee.some(({ status }) => isIn(status));
  const isBoardWide = isWide && ratedTeams(game, session.user?.id) !== null;
  const folds = <GameFolds own={own} game={game} isOfferBeside={isOfferBeside} />;
  const silent = silentIn(game, config.now(), search?.waiting ?? []);
  const searching = search && (
    <PlayerSearchCard search={search} game={game} isSecond={isChoosing || silent.length > 0} />
  );
  return (
    <div className={styles.columns} data-sport={game.sport}>
      <div className={styles.main}>
        <MatchFace game={game} entry={entry} onSaved={own.load} isNew={isNew} isSent={isSent} />
        <SentNotice game={game} isSent={isSent} />
        {(game.status === 'CONFIRMED' || game.status === 'SCHEDULED') && game.reach !== 'UNPROVED' && (
          <ReachNotice game={game} />
        )}
        <SilentPeople game={game} silent={silent} />
        {!isChoosing && searching}
        {(game.status === 'CONFIRMED' || isChoosing) && <AnswerMap own={own} game={game} />}
        {isOfferBeside && (
          <Card title={t('ownGame.details')}>
            <GameDetails game={game} />
          </Card>
        )}
        {action.includes('PARTNER_SELECTION') && <ChoosePartner own={own} game={game} />}
        {isBoardWide && folds}
        <EntryDialog entry={entry} onSaved={own.load} />
      </div>
      <div className={styles.side}>
        <PlayedAside game={game} news={own.news} />
        {/* People who have said yes come before those still asked. */}
        {isChoosing && searching}
        {!isBoardWide && folds}
        <GameWays own={own} game={game} />
      </div>
    </div>
  );
});

/** @returns whether the match was made a moment ago (R-published): known once, as a reload must not show it again */
function useCreated(id: string): boolean {
  const { search, go } = useRoute();
  const [isCreated] = useState(() => new URLSearchParams(search).has(CREATED));
  useEffect(() => {
    if (isCreated) go(gamePath(id), { replace: true });
  }, [isCreated, id, go]);
  return isCreated;
}

/** Most names that are said of those an invitation was sent to; the rest is counted. */
const MAX_NAMES = 3;

/** After sending: the recipients, or what the invitations wait for. */
const SentNotice = observer(function SentNotice({ game, isSent }: { game: Game; isSent: boolean }) {
  const t = useText();
  const { session, language } = useStores();
  const waiting = game.invitee.filter(({ status }) => status === 'PENDING').length;
  const isOpen = game.status === 'CONFIRMED' || game.status === 'SCHEDULED';
  if (waiting > 0 && session.unproved && isOpen) {
    return (
      <Notice tone="warn" action={<Link to={PATHS.profile}>{t('nav.profile')}</Link>}>
        {t(session.unproved === 'phone' ? 'ownGame.waitsPhone' : 'ownGame.waits', { count: waiting })}
      </Notice>
    );
  }
  const isAnswered = game.invitee.some(({ status }) => ANSWERED.includes(status));
  if (!isSent || isAnswered || game.status !== 'CONFIRMED') return null;
  const names = sentInvitations(game).map(({ user }) => user.firstName);
  if (names.length === 0) return null;
  const more = names.length - MAX_NAMES;
  const said = more > 0 ? [...names.slice(0, MAX_NAMES), t('dashboard.people.more', { count: more })] : names;
  return (
    <Notice tone="success" live>
      {t('ownGame.sentTo', { names: formatList(said, language.language) })}
    </Notice>
  );
});

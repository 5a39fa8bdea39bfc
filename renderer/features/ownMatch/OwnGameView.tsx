import { observer } from 'mobx-react-lite';
import type { InviteeStatus } from '../../../shared/domain/values.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useRoute } from '../../ui/route.ts';
import { PlayedAside } from '../played/PlayedAside.tsx';
import { EntryDialog } from '../score/EnterScore.tsx';
import { useScoreEntry } from '../score/useScoreEntry.ts';
import { ReachNotice } from '../ticket/ReachNotice.tsx';
import { AnswerMap } from './answers/AnswerMap.tsx';
import { CREATED } from './createdMark.ts';
import { MatchFace } from './faces/MatchFace.tsx';
import { GameFolds } from './GameFolds.tsx';
import styles from './GamePage.module.css';
import { GameWays } from './GameWays.tsx';
import type { OwnGame } from './OwnGame.ts';
import { ChoosePartner } from './people/ChoosePartner.tsx';
import { SilentPeople } from './people/SilentPeople.tsx';
import { sentInvitations } from './people/sentInvitations.ts';
import { PlayerSearchCard } from './search/PlayerSearchCard.tsx';
import { usePlayerSearch } from './search/usePlayerSearch.ts';

const ANSWERED: readonly InviteeStatus[] = ['ACCEPTED', 'CONFIRMED', 'DECLINED'];

/**
 * The organiser's view: what stands, who answered what, and what they may do now by `game.action` (R-own-match-page).
 */
export const OwnGameView = observer(function OwnGameView({ own, game }: { own: OwnGame; game: Game }) {
  const entry = useScoreEntry(game);
  const search = usePlayerSearch(own, game);
  const { action } = game;
  const isChoosing = action.includes('CONFIRMATION');
  const searching = search && <PlayerSearchCard search={search} game={game} />;
  return (
    <div className={styles.columns} data-sport={game.sport}>
      <div className={styles.main}>
        <MatchFace game={game} entry={entry} onSaved={own.load} />
        <SentNotice game={game} />
        {(game.status === 'CONFIRMED' || game.status === 'SCHEDULED') && game.reach !== 'UNPROVED' && (
          <ReachNotice game={game} />
        )}
        <SilentPeople game={game} waiting={search?.waiting ?? []} />
        {!isChoosing && searching}
        {(game.status === 'CONFIRMED' || isChoosing) && <AnswerMap own={own} game={game} />}
        {action.includes('PARTNER_SELECTION') && <ChoosePartner own={own} game={game} />}
        <EntryDialog entry={entry} onSaved={own.load} />
      </div>
      <div className={styles.side}>
        <PlayedAside game={game} news={own.news} />
        {/* Whoever has said yes comes before whoever might. */}
        {isChoosing && searching}
        <GameFolds own={own} game={game} />
        <GameWays own={own} game={game} />
      </div>
    </div>
  );
});

/** After sending: that the invitations are under way, or what they wait for. */
const SentNotice = observer(function SentNotice({ game }: { game: Game }) {
  const t = useText();
  const { session } = useStores();
  const { search } = useRoute();
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
  // A reload days later must not say it again.
  if (!new URLSearchParams(search).has(CREATED) || isAnswered || game.status !== 'CONFIRMED') return null;
  const count = sentInvitations(game);
  if (count === 0) return null;
  return (
    <Notice tone="success" live>
      {t('ownGame.sent', { count })}
    </Notice>
  );
});

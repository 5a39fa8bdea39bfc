import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getGame } from '../../../../shared/contract/game.ts';
import { getRatingReceipt } from '../../../../shared/contract/rating.ts';
import type { RatingReceipt } from '../../../../shared/contract/schemas/ratings/rating.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { formatSets } from '../../../../shared/locales/score.ts';
import { PATHS, PATTERNS, readPattern } from '../../../../shared/routes/paths.ts';
import { LoadFailed } from '../../../app/feedback/LoadFailed.tsx';
import { NotFoundPage } from '../../../app/feedback/NotFoundPage.tsx';
import { ProvisionalNote } from '../../../app/people/ProvisionalNote.tsx';
import { usePageTitle } from '../../../app/routing/usePageTitle.ts';
import { formatChange, formatDate, formatPercent } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { Query } from '../../../stores/Query.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { useRoute } from '../../../ui/route.ts';
import { RankingsSkeleton } from '../RankingsSkeleton.tsx';
import styles from './ReceiptPage.module.css';
import { ReceiptTable } from './ReceiptTable.tsx';
import { type MovedPlayer, movedPlayers } from './receiptSides.ts';

/** What a match changed in everybody's rating, and by what (R-rating-receipt). */
const ReceiptPage = observer(function ReceiptPage() {
  const { path } = useRoute();
  const { gameId = '' } = readPattern(PATTERNS.ratingReceipt, path) ?? {};
  return <Receipt key={gameId} gameId={gameId} />;
});

const Receipt = observer(function Receipt({ gameId }: { gameId: string }) {
  const t = useText();
  const { api } = useStores();
  const [query] = useState(
    () =>
      new Query(async () => {
        const [receipt, game] = await Promise.all([
          api.call(getRatingReceipt, { params: { gameId } }),
          // Only those who may see the match see its sets; the receipt is whole without them.
          api.call(getGame, { params: { id: gameId } }).catch(() => null),
        ]);
        return { receipt, game };
      }),
  );
  usePageTitle(t('receipt.title'));
  useEffect(() => void query.load(), [query]);
  const { state } = query;
  if (state.status === 'failed' && state.failure.code === 'E.notFound') return <NotFoundPage />;
  return (
    <article className={styles.page}>
      <h1>{t('receipt.title')}</h1>
      {state.status === 'failed' ? (
        <LoadFailed failure={state.failure} onRetry={() => void query.load()} />
      ) : state.status !== 'ready' ? (
        <RankingsSkeleton />
      ) : (
        <Whole {...state.value} />
      )}
      {(state.status === 'ready' || state.status === 'failed') && (
        <p>
          <Link to={PATHS.levels}>{t('levels.title')}</Link>
        </p>
      )}
    </article>
  );
});

const Whole = observer(function Whole({ receipt, game }: { receipt: RatingReceipt; game: Game | null }) {
  const t = useText();
  const { formats, language, session } = useStores();
  const people = movedPlayers(receipt);
  const own = people.filter(({ id }) => id === session.user?.id);
  const told = own.length > 0 ? own : people.filter(({ hasWon }) => hasWon);
  const { day } = receipt.receipt;
  return (
    <>
      {told.map((player) => (
        <Sentence key={player.id} player={player} isOwn={own.length > 0} game={game} />
      ))}
      <p className={styles.note}>
        {t(`sport.${receipt.gameDTO.sport}`)} ·{' '}
        <time dateTime={day}>{formatDate(`${day}T12:00:00Z`, 'UTC', formats)}</time>
      </p>
      <ReceiptTable people={people} sets={game ? setsOf(game, true, language.language) : ''} />
      <ProvisionalNote names={people.flatMap(({ firstName, provisional }) => (provisional ? [firstName] : []))} />
      <p className={styles.note}>
        {people.every(({ change }) => change === 0) && `${t('levels.still')} `}
        {people.some(({ before, change, after }) => Math.abs(before + change - after) > 0.005) &&
          t('rankings.receipt.sameDay')}
      </p>
    </>
  );
});

/** @returns the sets as the winners have them, or the other side */
function setsOf(game: Game, fromWinners: boolean, language: Language): string {
  return formatSets(game, (game.winner === 'INITIATOR') === fromWinners ? 'INITIATOR' : 'OPPONENT', language);
}

interface SentenceProps {
  player: MovedPlayer;
  isOwn: boolean;
  game: Game | null;
}

const Sentence = observer(function Sentence({ player, isOwn, game }: SentenceProps) {
  const t = useText();
  const { language } = useStores().language;
  const { hasWon, firstName } = player;
  const sets = game ? setsOf(game, hasWon, language) : '';
  const whose = isOwn ? (hasWon ? 'own.won' : 'own.lost') : 'other.won';
  return (
    <p className={styles.say}>
      {t(sets ? `receipt.${whose}.score` : `receipt.${whose}`, {
        name: firstName,
        chance: formatPercent(player.expected, language),
        change: formatChange(player.change, language),
        // A set stays on its line: a dash would let it be parted.
        score: sets.replaceAll('–', '–\u2060'),
      })}
    </p>
  );
});

export default ReceiptPage;

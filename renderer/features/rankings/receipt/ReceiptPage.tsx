import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getGame } from '../../../../shared/contract/game.ts';
import { getRatingReceipt } from '../../../../shared/contract/rating.ts';
import { PATHS, PATTERNS, readPattern } from '../../../../shared/routes/paths.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { NotFoundPage } from '../../../common/feedback/NotFoundPage.tsx';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { Query } from '../../../stores/Query.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { useRoute } from '../../../ui/route.ts';
import { RankingsSkeleton } from '../RankingsSkeleton.tsx';
import styles from './ReceiptPage.module.css';
import { WholeReceipt } from './WholeReceipt.tsx';

/** The changes of everybody's rating by a match, and their reasons (R-rating-receipt). */
const ReceiptPage = observer(function ReceiptPage() {
  const { path } = useRoute();
  const { gameId = '' } = readPattern(PATTERNS.ratingReceipt, path) ?? {};
  return <Receipt key={gameId} gameId={gameId} />;
});

const Receipt = observer(function Receipt({ gameId }: { gameId: string }) {
  const t = useText();
  const { api, session } = useStores();
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
  // Players read about themselves, everybody else about the winners.
  const isReady = state.status === 'ready' && !session.asking;
  return (
    <Page as="article" gap="tight">
      {isReady ? (
        <WholeReceipt {...state.value} />
      ) : (
        <>
          <h1>{t('receipt.title')}</h1>
          {state.status === 'failed' ? (
            <LoadFailed failure={state.failure} onRetry={() => void query.load()} />
          ) : (
            <RankingsSkeleton />
          )}
        </>
      )}
      {(isReady || state.status === 'failed') && (
        <p className={styles.more}>
          <Link to={PATHS.levels}>{t('levels.title')}</Link>
        </p>
      )}
    </Page>
  );
});

export default ReceiptPage;

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { poolOfKey } from '../../../../shared/domain/rating/pool.ts';
import { inLine } from '../../../../shared/locales/intl.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { loginPathFor } from '../../../../shared/routes/returnPath.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink, Link } from '../../../ui/actions/Link.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { useRoute } from '../../../ui/route.ts';
import { InfoFrame } from '../../info/InfoFrame.tsx';
import { RankingsSkeleton } from '../RankingsSkeleton.tsx';
import { CheckOutcome } from './CheckOutcome.tsx';
import styles from './CheckPage.module.css';
import { LedgerCheckStore } from './LedgerCheckStore.ts';
import { LedgerReplay } from './ledgerReplay.ts';

/** Rates a pool anew in the browser of one of its players, beside the published ratings (R-rating-check). */
const CheckPage = observer(function CheckPage() {
  const t = useText();
  const { api, session } = useStores();
  const { path } = useRoute();
  const [store] = useState(() => new LedgerCheckStore({ api, startReplay: (sport) => new LedgerReplay(sport) }));
  usePageTitle(t('ledger.title'));
  useEffect(() => {
    if (session.loggedIn) void store.pools.load();
    return () => store.stop();
  }, [store, session.loggedIn]);
  const { state } = store.pools;
  return (
    <InfoFrame title={t('ledger.title')}>
      <p className={styles.text}>
        {t('ledger.text')} {t('ledger.attributable')}
      </p>
      {!session.loggedIn ? (
        <EmptyState
          title={t('ledger.visitor.title')}
          action={<ButtonLink to={loginPathFor(path)}>{t('login.title')}</ButtonLink>}
        >
          {t('ledger.who')}
        </EmptyState>
      ) : state.status === 'failed' ? (
        <LoadFailed failure={state.failure} onRetry={() => void store.pools.load()} />
      ) : state.status !== 'ready' ? (
        <RankingsSkeleton />
      ) : state.value.length === 0 ? (
        <EmptyState title={t('ledger.empty.title')}>
          {t('ledger.who')} {t('ledger.empty.text')}
        </EmptyState>
      ) : (
        <Check store={store} pools={state.value} />
      )}
      <p>
        <Link to={PATHS.ratingQuality}>{t('quality.title')}</Link>
      </p>
    </InfoFrame>
  );
});

const Check = observer(function Check({ store, pools }: { store: LedgerCheckStore; pools: readonly string[] }) {
  const t = useText();
  const [pool, setPool] = useState(pools[0] ?? '');
  const nameOf = (key: string) => {
    const { sport, single, mixed } = poolOfKey(key);
    const kind = [t(single ? 'rankings.singles' : 'rankings.doubles'), t(mixed ? 'rankings.mixed' : 'rankings.same')];
    return inLine([t(`sport.${sport}`), ...kind], ' · ');
  };
  const check = () => void store.check(pool);
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <Select
          label={t('ledger.pool')}
          options={pools.map((key) => ({ value: key, label: nameOf(key) }))}
          value={pool}
          onChange={(chosen) => {
            store.stop();
            setPool(chosen);
          }}
        />
        <Button type="submit" variant="primary" busy={store.isBusy}>
          {t('ledger.check')}
        </Button>
      </form>
      <CheckOutcome state={store.state} onRetry={check} />
    </>
  );
});

export default CheckPage;

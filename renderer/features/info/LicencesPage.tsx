import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getLicences } from '../../../shared/contract/config.ts';
import { LoadFailed } from '../../common/feedback/LoadFailed.tsx';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { Query } from '../../stores/Query.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './InfoArticle.module.css';
import { InfoFrame } from './InfoFrame.tsx';
import { LicencedParts } from './LicencedParts.tsx';

/** Everything that ships, with its own terms (R-licences). */
const LicencesPage = observer(function LicencesPage() {
  const t = useText();
  const { api } = useStores();
  const [query] = useState(() => new Query(() => api.call(getLicences)));
  usePageTitle(t('licences.title'));
  useEffect(() => void query.load(), [query]);
  const { state } = query;
  return (
    <InfoFrame title={t('licences.title')}>
      <p className={styles.text}>{t('licences.lead')}</p>
      {state.status === 'failed' ? (
        <LoadFailed failure={state.failure} onRetry={() => void query.load()} />
      ) : state.status !== 'ready' ? (
        <div aria-busy="true">
          <Skeleton height={12} />
        </div>
      ) : (
        <LicencedParts parts={state.value.parts} />
      )}
    </InfoFrame>
  );
});

export default LicencesPage;

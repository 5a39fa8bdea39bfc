import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getRatingQuality } from '../../../../shared/contract/rating.ts';
import type { RatingQuality } from '../../../../shared/contract/schemas/ratings/rating.ts';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { formatNumber, formatPercent } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { Query } from '../../../stores/Query.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { Table } from '../../../ui/tables/Table.tsx';
import { InfoFrame } from '../../info/InfoFrame.tsx';
import { RankingsSkeleton } from '../RankingsSkeleton.tsx';
import { RuleEffect } from '../RuleEffect.tsx';
import { LossTables } from './LossTables.tsx';
import styles from './QualityPage.module.css';
import { ReliabilityChart } from './ReliabilityChart.tsx';

/** How good the ratings predict, for everybody to see. */
const QualityPage = observer(function QualityPage() {
  const t = useText();
  const { api, session } = useStores();
  const { language } = useStores().language;
  const [query] = useState(() => new Query(() => api.call(getRatingQuality)));
  usePageTitle(t('quality.title'));
  useEffect(() => void query.load(), [query]);
  const { state } = query;
  return (
    <InfoFrame title={t('quality.title')}>
      <p className={styles.text}>{t('quality.text')}</p>
      {state.status === 'failed' ? (
        <LoadFailed failure={state.failure} onRetry={() => void query.load()} />
      ) : state.status !== 'ready' ? (
        <RankingsSkeleton />
      ) : state.value.quality === null ? (
        <>
          <p>
            {t('quality.few', {
              matches: formatNumber(state.value.matches, language),
              needed: formatNumber(state.value.needed, language),
            })}
          </p>
          <ReliabilityChart />
        </>
      ) : (
        <Figures quality={state.value.quality} rules={state.value.rules ?? null} />
      )}
      {/* Below the parts that come late: they would push it down. */}
      {(state.status === 'ready' || state.status === 'failed') && (
        <>
          <p>
            <Link to={PATHS.levels}>{t('levels.title')}</Link>
          </p>
          {session.loggedIn && (
            <p>
              <Link to={PATHS.ratingCheck}>{t('ledger.title')}</Link>
            </p>
          )}
        </>
      )}
    </InfoFrame>
  );
});

type Quality = NonNullable<RatingQuality['quality']>;

const Figures = observer(function Figures({ quality, rules }: { quality: Quality; rules: RatingQuality['rules'] }) {
  const t = useText();
  const { language } = useStores().language;
  const percent = (share: number | null) => (share === null ? '–' : formatPercent(share, language));
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('quality.matches')}</dt>
          <dd>{formatNumber(quality.matches, language)}</dd>
        </div>
        <div>
          <dt>{t('quality.accuracy')}</dt>
          <dd>{percent(quality.accuracy)}</dd>
        </div>
        <div>
          <dt>{t('quality.calibration')}</dt>
          <dd>{percent(quality.calibrationError)}</dd>
        </div>
        <div>
          <dt>{t('quality.brier')}</dt>
          <dd>{formatNumber(quality.brier, language, 3)}</dd>
        </div>
      </dl>
      <LossTables quality={quality} />
      {rules && (
        <section className={styles.figure} aria-labelledby="rules">
          <h2 id="rules">{t('quality.rules.title')}</h2>
          <p>{t('quality.rules.matches', { matches: formatNumber(rules.matches, language) })}</p>
          <p className={styles.text}>
            <RuleEffect losses={rules.losses} />
          </p>
        </section>
      )}
      <ReliabilityChart bins={quality.bins} />
      <Table
        narrow
        caption={t('quality.table')}
        columns={[
          {
            key: 'chance',
            label: t('quality.chance'),
            cell: ({ from, to }) => `${percent(from)} – ${percent(to)}`,
          },
          {
            key: 'predicted',
            label: t('quality.predicted'),
            figures: true,
            cell: ({ predicted }) => percent(predicted),
          },
          {
            key: 'observed',
            label: t('quality.observed'),
            figures: true,
            cell: ({ observed }) => <strong>{percent(observed)}</strong>,
          },
          {
            key: 'count',
            label: t('quality.count'),
            figures: true,
            cell: ({ count }) => formatNumber(count, language),
          },
        ]}
        rows={quality.bins}
        rowKey={({ from }) => `${from}`}
      />
    </>
  );
});

export default QualityPage;

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../../common/feedback/LoadFailed.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { RankingsSkeleton } from '../RankingsSkeleton.tsx';
import { DueReviews } from './DueReviews.tsx';
import { SkillMeans } from './SkillMeans.tsx';
import styles from './Skills.module.css';
import { type SkillKind, SkillsStore } from './SkillsStore.ts';

const isComing = (status: 'idle' | 'loading' | 'ready' | 'failed') => status === 'idle' || status === 'loading';

/** Own stars beside those of the people played with and of all players (R-stars-whose). */
const SkillsTab = observer(function SkillsTab({ kind }: { kind: SkillKind }) {
  const t = useText();
  const { api } = useStores();
  const [skills] = useState(() => new SkillsStore(api));
  useEffect(() => void skills.load(kind), [skills, kind]);
  useEffect(() => void skills.loadDue(), [skills]);
  const { state: rows } = skills[kind];
  // Both at once: the people who can get stars are above the table, and would push it down.
  if (isComing(rows.status) || isComing(skills.due.status)) return <RankingsSkeleton />;
  return (
    <div className={styles.skills}>
      <DueReviews skills={skills} />
      {rows.status === 'ready' ? (
        <Card title={t(`skills.${kind}`)}>
          <SkillMeans caption={t(`skills.${kind}`)} rows={rows.value} />
          <p className={styles.quiet}>
            {t('skills.text')} {t('skills.allSports')}
          </p>
        </Card>
      ) : (
        rows.status === 'failed' && <LoadFailed failure={rows.failure} onRetry={() => void skills.load(kind)} />
      )}
    </div>
  );
});

export default SkillsTab;

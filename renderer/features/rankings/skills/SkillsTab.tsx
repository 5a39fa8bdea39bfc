import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../../app/feedback/LoadFailed.tsx';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { Stars } from '../../../ui/sports/Stars.tsx';
import { Table } from '../../../ui/tables/Table.tsx';
import { RankingsSkeleton } from '../RankingsSkeleton.tsx';
import { DueReviews } from './DueReviews.tsx';
import styles from './Skills.module.css';
import { type SkillKind, type SkillRow, SkillsStore } from './SkillsStore.ts';

const isComing = (status: 'idle' | 'loading' | 'ready' | 'failed') => status === 'idle' || status === 'loading';

/** Own stars beside those of the people played with and of all players (R-stars-whose). */
const SkillsTab = observer(function SkillsTab({ kind }: { kind: SkillKind }) {
  const t = useText();
  const { api } = useStores();
  const { language } = useStores().language;
  const [skills] = useState(() => new SkillsStore(api));
  useEffect(() => void skills.load(kind), [skills, kind]);
  useEffect(() => void skills.loadDue(), [skills]);
  const { state: rows } = skills[kind];
  // Both at once: who can get stars stands above the table, and would push it down.
  if (isComing(rows.status) || isComing(skills.due.status)) return <RankingsSkeleton />;
  const unknown = (
    <span>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('skills.unknown')}</VisuallyHidden>
    </span>
  );
  const figure = (key: 'circle' | 'all') => ({
    key,
    label: t(`skills.${key}`),
    figures: true,
    cell: (row: SkillRow) => (row[key] === null ? unknown : formatRating(row[key], language)),
  });
  return (
    <div className={styles.skills}>
      <DueReviews skills={skills} />
      {rows.status === 'ready' ? (
        <Card title={t(`skills.${kind}`)}>
          <Table
            caption={t(`skills.${kind}`)}
            columns={[
              { key: 'skill', label: t('skills.skill'), cell: ({ skill }) => t(`skill.${skill}`) },
              {
                key: 'own',
                label: t('skills.own'),
                cell: ({ own }) => (own === null ? unknown : <Stars value={own} text={formatRating(own, language)} />),
              },
              figure('circle'),
              figure('all'),
            ]}
            rows={rows.value}
            rowKey={({ skill }) => skill}
          />
          <p className={styles.quiet}>{t('skills.text')}</p>
        </Card>
      ) : (
        rows.status === 'failed' && <LoadFailed failure={rows.failure} onRetry={() => void skills.load(kind)} />
      )}
    </div>
  );
});

export default SkillsTab;

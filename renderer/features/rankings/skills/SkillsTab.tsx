import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../../app/feedback/LoadFailed.tsx';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { Stars } from '../../../ui/sports/Stars.tsx';
import { Table } from '../../../ui/tables/Table.tsx';
import { RankingsSkeleton } from '../RankingsSkeleton.tsx';
import { DueReviews } from './DueReviews.tsx';
import styles from './Skills.module.css';
import { type SkillKind, type SkillRow, SkillsStore } from './SkillsStore.ts';

/** Own stars beside those of the people played with and of all players (R-stars-whose). */
const SkillsTab = observer(function SkillsTab({ kind }: { kind: SkillKind }) {
  const t = useText();
  const { api } = useStores();
  const { language } = useStores().language;
  const [skills] = useState(() => new SkillsStore(api));
  useEffect(() => void skills.load(kind), [skills, kind]);
  const { state: rows } = skills[kind];
  const stars = (value: number | null) =>
    value === null ? (
      <span>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('skills.unknown')}</VisuallyHidden>
      </span>
    ) : (
      <Stars value={value} text={formatRating(value, language)} />
    );
  const column = (key: 'own' | 'circle' | 'all') => ({
    key,
    label: t(`skills.${key}`),
    cell: (row: SkillRow) => stars(row[key]),
  });
  return (
    <div className={styles.skills}>
      <p className={styles.quiet}>{t('skills.text')}</p>
      <DueReviews skills={skills} />
      {rows.status === 'ready' ? (
        <Table
          caption={t(`skills.${kind}`)}
          columns={[
            { key: 'skill', label: t('skills.skill'), cell: ({ skill }) => t(`skill.${skill}`) },
            column('own'),
            column('circle'),
            column('all'),
          ]}
          rows={rows.value}
          rowKey={({ skill }) => skill}
        />
      ) : rows.status === 'failed' ? (
        <LoadFailed failure={rows.failure} onRetry={() => void skills.load(kind)} />
      ) : (
        <RankingsSkeleton />
      )}
    </div>
  );
});

export default SkillsTab;

import { observer } from 'mobx-react-lite';
import { formatRating } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { Stars } from '../../../ui/sports/Stars.tsx';
import { Table } from '../../../ui/tables/Table.tsx';
import { PHONE, useMedia } from '../../../ui/useMedia.ts';
import styles from './Skills.module.css';
import type { SkillRow } from './SkillsStore.ts';

interface SkillMeansProps {
  caption: string;
  rows: readonly SkillRow[];
}

/** Own stars beside the means of others (R-stars-whose): a table, on phones two lines a skill. */
export const SkillMeans = observer(function SkillMeans({ caption, rows }: SkillMeansProps) {
  const t = useText();
  const isPhone = useMedia(PHONE);
  const { language } = useStores().language;
  const unknown = (
    <span>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('skills.unknown')}</VisuallyHidden>
    </span>
  );
  const own = (row: SkillRow) =>
    row.own === null ? unknown : <Stars value={row.own} text={formatRating(row.own, language)} />;
  const mean = (key: 'circle' | 'all') => (row: SkillRow) => {
    const value = row[key];
    return value === null ? unknown : formatRating(value, language);
  };
  if (isPhone) {
    return (
      <ul className={styles.means} aria-label={caption}>
        {rows.map((row) => (
          <li key={row.skill}>
            <span>{t(`skill.${row.skill}`)}</span>
            {own(row)}
            <small>
              {t('skills.circle')} <b>{mean('circle')(row)}</b> · {t('skills.all')} <b>{mean('all')(row)}</b>
            </small>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'skill', label: t('skills.skill'), cell: ({ skill }) => t(`skill.${skill}`) },
        { key: 'own', label: t('skills.own'), cell: own },
        { key: 'circle', label: t('skills.circle'), figures: true, cell: mean('circle') },
        { key: 'all', label: t('skills.all'), figures: true, cell: mean('all') },
      ]}
      rows={rows}
      rowKey={({ skill }) => skill}
    />
  );
});

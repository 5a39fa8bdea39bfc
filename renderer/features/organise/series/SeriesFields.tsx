import { observer } from 'mobx-react-lite';
import { useText } from '../../../i18n/useText.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import styles from '../../matchForm/MatchForm.module.css';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';
import { MAX_MATCHES, MAX_WEEKS } from './seriesOf.ts';

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** One match, or one every week, or several of one evening. */
export const SeriesFields = observer(function SeriesFields({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const { series, problems } = draft;
  const { weeks, matches } = draft.choices;
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={t('organise.series.weeks')}
          options={upTo(MAX_WEEKS).map((count) => ({
            value: `${count}`,
            label: count === 1 ? t('organise.series.once') : t('organise.series.weekly', { count }),
          }))}
          value={`${weeks}`}
          onChange={(value) => draft.set({ weeks: Number(value) })}
        />
        <Select
          label={t('organise.series.matches')}
          options={upTo(MAX_MATCHES).map((count) => ({
            value: `${count}`,
            label: count === 1 ? t('organise.series.one') : t('organise.series.several', { count }),
          }))}
          value={`${matches}`}
          onChange={(value) => draft.set({ matches: Number(value) })}
        />
      </div>
      {matches > 1 && !problems.series && <p className={styles.quiet}>{t('organise.series.matches.hint')}</p>}
      {series.length > 1 && !problems.series && <Notice>{t('organise.series.mail', { count: series.length })}</Notice>}
      {problems.series && (
        <Notice tone="error" live>
          {t(problems.series, { count: matches })}
        </Notice>
      )}
    </>
  );
});

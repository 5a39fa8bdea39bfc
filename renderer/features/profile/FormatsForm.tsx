import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DATE_FORMATS, type DateFormat, TIME_FORMATS, type TimeFormat } from '../../../shared/domain/values.ts';
import { formatDate } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Card } from '../../ui/Card.tsx';
import { Select } from '../../ui/Select.tsx';
import styles from './ProfilePage.module.css';

/** Date and time format of the person; saved with each change (spec §3 Application preferences). */
export const FormatsForm = observer(function FormatsForm() {
  const t = useText();
  const { preferences, formats, feedback, config } = useStores();
  const [saved, setSaved] = useState(false);
  const save = async (change: { dateFormat: DateFormat } | { timeFormat: TimeFormat }) => {
    setSaved(false);
    try {
      await preferences.save(change);
      setSaved(true);
    } catch (error) {
      feedback.report(error, { retry: () => void save(change) });
    }
  };
  return (
    <Card title={t('profile.formats')} action={<span role="status">{saved && t('profile.saved')}</span>}>
      <div className={styles.formats}>
        <Select
          label={t('profile.dateFormat')}
          value={formats.dateFormat}
          // Today is the shortest explanation of an order of day and month.
          options={DATE_FORMATS.map((value) => ({
            value,
            label: formatDate(config.now(), 'UTC', { ...formats, dateFormat: value }),
          }))}
          onChange={(dateFormat) => void save({ dateFormat })}
        />
        <Select
          label={t('profile.timeFormat')}
          value={formats.timeFormat}
          options={TIME_FORMATS.map((value) => ({ value, label: t(`profile.timeFormat.${value}`) }))}
          onChange={(timeFormat) => void save({ timeFormat })}
        />
      </div>
    </Card>
  );
});

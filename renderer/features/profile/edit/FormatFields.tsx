import { observer } from 'mobx-react-lite';
import { DATE_FORMATS, TIME_FORMATS } from '../../../../shared/domain/values.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../../shared/locales/languages.ts';
import { type FormatPreferences, formatDate } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { isOneOf, isRecord } from '../../../stores/keptShapes.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import styles from '../ProfilePage.module.css';

export type FormatChanges = Partial<FormatPreferences>;

/** Whether a value from storage can be used. */
export function isFormatChanges(kept: unknown): kept is FormatChanges {
  if (!isRecord(kept)) return false;
  const { language, dateFormat, timeFormat } = kept;
  return (
    isOneOf([undefined, ...LANGUAGES], language) &&
    isOneOf([undefined, ...DATE_FORMATS], dateFormat) &&
    isOneOf([undefined, ...TIME_FORMATS], timeFormat)
  );
}

interface FormatFieldsProps {
  chosen: FormatPreferences;
  onChange: (part: FormatChanges) => void;
}

/** Language and clock of the person, and the order of day and month where a language has two (R-preferences). */
export const FormatFields = observer(function FormatFields({ chosen, onChange }: FormatFieldsProps) {
  const t = useText();
  const { config } = useStores();
  // A day that is no month: both orders can be told apart.
  const sample = `${config.now().getFullYear()}-12-31T12:00:00Z`;
  return (
    <div className={styles.fields}>
      <Select
        label={t('profile.language')}
        hint={t('profile.language.hint')}
        value={chosen.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(language) => onChange({ language })}
      />
      <div className={styles.formats}>
        {chosen.language === 'en' && (
          <Select
            label={t('profile.dateFormat')}
            value={chosen.dateFormat}
            options={DATE_FORMATS.map((value) => ({
              value,
              label: formatDate(sample, 'UTC', { ...chosen, dateFormat: value }),
            }))}
            onChange={(dateFormat) => onChange({ dateFormat })}
          />
        )}
        <Select
          label={t('profile.timeFormat')}
          value={chosen.timeFormat}
          options={TIME_FORMATS.map((value) => ({ value, label: t(`profile.timeFormat.${value}`) }))}
          onChange={(timeFormat) => onChange({ timeFormat })}
        />
      </div>
    </div>
  );
});

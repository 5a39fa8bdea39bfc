import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { DATE_FORMATS, TIME_FORMATS } from '../../../shared/domain/values.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../shared/locales/languages.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { type FormatPreferences, formatDate } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { isOneOf, isRecord } from '../../stores/keptShapes.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKeptValue } from '../../stores/useKeptValue.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { usePlace } from '../../ui/place.ts';
import { Select } from '../../ui/Select.tsx';
import styles from './ProfilePage.module.css';

type Changes = Partial<FormatPreferences>;

const NONE: Changes = {};

function isChanges(kept: unknown): kept is Changes {
  if (!isRecord(kept)) return false;
  const { language, dateFormat, timeFormat } = kept;
  return (
    isOneOf([undefined, ...LANGUAGES], language) &&
    isOneOf([undefined, ...DATE_FORMATS], dateFormat) &&
    isOneOf([undefined, ...TIME_FORMATS], timeFormat)
  );
}

/** Language, date and time format of the person (spec §3 Application preferences). */
export const PreferencesForm = observer(function PreferencesForm() {
  const t = useText();
  const root = useStores();
  const { go } = usePlace();
  const changes = useKeptValue('preferences', NONE, isChanges);
  const [busy, setBusy] = useState(false);
  const chosen = { ...root.formats, ...changes.value };
  const change = (part: Changes) => changes.set({ ...changes.value, ...part });
  // A day that is no month: both orders can be told apart.
  const sample = `${root.config.now().getFullYear()}-12-31T12:00:00Z`;

  const leave = () => {
    changes.clear();
    go(PATHS.profile);
  };
  const save = async () => {
    setBusy(true);
    try {
      await root.savePreferences(chosen);
      root.feedback.toast({ id: 'profile.saved', tone: 'success', text: 'profile.saved', stays: false });
      leave();
    } catch (error) {
      root.feedback.report(error, { retry: () => void save() });
    } finally {
      setBusy(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  return (
    <Card title={t('profile.formats')}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <Select
          label={t('profile.language')}
          hint={t('profile.language.hint')}
          value={chosen.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(language) => change({ language })}
        />
        <div className={styles.formats}>
          <Select
            label={t('profile.dateFormat')}
            value={chosen.dateFormat}
            options={DATE_FORMATS.map((value) => ({
              value,
              label: formatDate(sample, 'UTC', { ...chosen, dateFormat: value }),
            }))}
            onChange={(dateFormat) => change({ dateFormat })}
          />
          <Select
            label={t('profile.timeFormat')}
            value={chosen.timeFormat}
            options={TIME_FORMATS.map((value) => ({ value, label: t(`profile.timeFormat.${value}`) }))}
            onChange={(timeFormat) => change({ timeFormat })}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('profile.edit.save')}
          </Button>
          <Button variant="quiet" onClick={leave}>
            {t('profile.edit.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
});

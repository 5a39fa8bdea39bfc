import { observer } from 'mobx-react-lite';
import { useId, useMemo, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from '../../matchForm/MatchForm.module.css';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';

/** @returns the zone meant by what is typed: its name in any case, or the only one that ends in these words */
function zoneMeant(text: string, zones: readonly string[]): string | null {
  const words = text.trim().replaceAll(' ', '_').toLowerCase();
  if (words === '') return null;
  const exact = zones.find((zone) => zone.toLowerCase() === words);
  if (exact) return exact;
  const [only, ...more] = zones.filter((zone) => zone.toLowerCase().endsWith(`/${words}`));
  return only && more.length === 0 ? only : null;
}

/** The zone of the venue: folded away, as it is nearly always the device's own (R-venue-zone). */
export const ZoneField = observer(function ZoneField({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const list = useId();
  const { timezone } = draft.choices;
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  /** What is typed while it is no zone yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const handleChange = (text: string) => {
    const zone = zoneMeant(text, zones);
    setTyped(zone === text ? null : text);
    if (zone) draft.setTimezone(zone);
  };
  const isUnknown = typed !== null && zoneMeant(typed, zones) === null;
  return (
    <details className={styles.details}>
      <summary>
        <Icon name="chevronRight" size="s" />
        {t('organise.zone.summary', { zone: timezone.replaceAll('_', ' ') })}
      </summary>
      <div className={styles.fields}>
        <TextField
          label={t('organise.zone')}
          hint={t('organise.zone.hint')}
          error={isUnknown ? t('organise.zone.unknown') : null}
          list={list}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? timezone}
          onChange={handleChange}
          onBlur={() => {
            if (!isUnknown) setTyped(null);
          }}
        />
        <datalist id={list}>
          {zones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </div>
    </details>
  );
});

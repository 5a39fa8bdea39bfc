import { observer } from 'mobx-react-lite';
import { useId, useMemo, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { zoneCity, zoneMeant } from '../../../i18n/zoneCity.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { CHEVRON_RIGHT_ICON } from '../../../ui/display/icons.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import styles from '../../matchForm/MatchForm.module.css';
import type { OrganiseDraft } from '../draft/OrganiseDraft.ts';

/** The zone of the venue: folded away, as it is nearly always the device's own (R-venue-zone). */
export const ZoneField = observer(function ZoneField({ draft }: { draft: OrganiseDraft }) {
  const t = useText();
  const list = useId();
  const { language } = useStores().language;
  const { timezone } = draft.choices;
  const city = zoneCity(timezone, language);
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  /** The typed text while it is no zone yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const handleChange = (text: string) => {
    const zone = zoneMeant(text, zones, language);
    setTyped(zone && zoneCity(zone, language) === text ? null : text);
    if (zone) draft.setTimezone(zone);
  };
  const isUnknown = typed !== null && zoneMeant(typed, zones, language) === null;
  return (
    <details className={styles.details}>
      <summary>
        <Icon path={CHEVRON_RIGHT_ICON} size="s" />
        {t('organise.zone.summary', { zone: city })}
      </summary>
      <div className={styles.fields}>
        <TextField
          label={t('organise.zone')}
          hint={t('organise.zone.hint')}
          error={isUnknown ? t('organise.zone.unknown') : null}
          list={list}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? city}
          onChange={handleChange}
          onBlur={() => {
            if (!isUnknown) setTyped(null);
          }}
        />
        <datalist id={list}>
          {zones.map((zone) => (
            <option key={zone} value={zoneCity(zone, language)}>
              {zone}
            </option>
          ))}
        </datalist>
      </div>
    </details>
  );
});

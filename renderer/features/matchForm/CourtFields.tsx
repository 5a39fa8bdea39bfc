import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SURFACES } from '../../../shared/domain/values.ts';
import { intlTag } from '../../../shared/locales/intl.ts';
import type { Language } from '../../../shared/locales/languages.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHEVRON_RIGHT_ICON } from '../../ui/display/icons.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type CourtChoice, courtProblem, currencyOf, NO_COURT } from './courtChoice.ts';
import styles from './MatchForm.module.css';

interface CourtFieldsProps {
  court: CourtChoice;
  timezone: string;
  onChange: (court: CourtChoice) => void;
}

/** Whether the court is booked, its surface and its cost: out of the way until they are wanted. */
export const CourtFields = observer(function CourtFields(props: CourtFieldsProps & { attempted: boolean }) {
  const t = useText();
  const { court, attempted } = props;
  const isSaid = JSON.stringify(court) !== JSON.stringify(NO_COURT);
  const [open, setOpen] = useState(isSaid);
  const mustShow = attempted && courtProblem(court) !== null;
  useEffect(() => {
    // What is wrong, or was taken over from elsewhere, must not stay folded away.
    if (mustShow || isSaid) setOpen(true);
  }, [mustShow, isSaid]);
  return (
    <details className={styles.details} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon path={CHEVRON_RIGHT_ICON} size="s" />
        {t('organise.court.title')}
      </summary>
      {open && (
        <div className={styles.fields}>
          <CourtInputs {...props} />
        </div>
      )}
    </details>
  );
});

/** What is known of a court, to be filled in. */
export const CourtInputs = observer(function CourtInputs({ court, timezone, onChange }: CourtFieldsProps) {
  const t = useText();
  const { language } = useStores();
  const problem = courtProblem(court);
  const set = (change: Partial<CourtChoice>) => onChange({ ...court, ...change });
  return (
    <>
      <Checkbox label={t('organise.court.booked')} checked={court.booked} onChange={(booked) => set({ booked })} />
      <Select
        label={t('organise.court.surface')}
        options={[
          { value: '', label: t('organise.court.surface.none') },
          ...SURFACES.map((value) => ({ value, label: t(`surface.${value}`) })),
        ]}
        value={court.surface}
        onChange={(surface) => set({ surface })}
      />
      <div className={styles.pair}>
        <TextField
          label={t('organise.court.amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={court.amount}
          error={problem && t(problem)}
          onChange={(amount) => set({ amount })}
        />
        <Select
          label={t('organise.court.currency')}
          options={currencyOptions(language.language, currencyOf(court, timezone))}
          value={currencyOf(court, timezone)}
          onChange={(currency) => set({ currency })}
        />
      </div>
    </>
  );
});

/** Every currency this browser can write, and the one that is chosen. */
function currencyOptions(language: Language, chosen: string) {
  const names = new Intl.DisplayNames(intlTag(language), { type: 'currency' });
  const codes = [...new Set([...Intl.supportedValuesOf('currency'), chosen])].sort();
  return codes.map((value) => ({ value, label: `${value} (${names.of(value) ?? value})` }));
}

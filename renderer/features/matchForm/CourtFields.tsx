import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SURFACES } from '../../../shared/domain/values.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHEVRON_RIGHT_ICON } from '../../ui/display/icons.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type CourtChoice, currencyOf, currencyOptions, NO_COURT } from './courtChoice.ts';
import styles from './MatchForm.module.css';

interface CourtFieldsProps {
  court: CourtChoice;
  timezone: string;
  /** The problem of its cost. */
  problem: TextKey | null;
  onChange: (court: CourtChoice) => void;
}

/** Whether the court is booked, its surface and its cost: out of the way until they are wanted. */
export const CourtFields = observer(function CourtFields(props: CourtFieldsProps & { attempted: boolean }) {
  const t = useText();
  const { court, problem, attempted } = props;
  const isSaid = JSON.stringify(court) !== JSON.stringify(NO_COURT);
  const [open, setOpen] = useState(isSaid);
  const mustShow = attempted && problem !== null;
  useEffect(() => {
    // Invalid values, and those taken over from elsewhere, must not stay folded away.
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

/** The facts about a court, to be filled in. */
export const CourtInputs = observer(function CourtInputs({ court, timezone, problem, onChange }: CourtFieldsProps) {
  const t = useText();
  const { language } = useStores();
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

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';

interface PreferenceChoiceProps {
  /** Whether one sees one's chances before answering (R-rating-stakes), or searches may ask one (R-substitute-asked). */
  of: 'chances' | 'searches';
}

/** A preference that is on until it is switched off; saved at once. */
export const PreferenceChoice = observer(function PreferenceChoice({ of }: PreferenceChoiceProps) {
  const t = useText();
  const { feedback, preferences } = useStores();
  /** The choice being saved. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { status } = preferences.preferences.state;
  const save = async (isOn: boolean) => {
    setWanted(isOn);
    await preferences.save({ [of]: isOn }).catch((error: unknown) => feedback.report(error));
    setWanted(null);
  };
  return (
    <Checkbox
      label={t(`profile.${of}`)}
      hint={t(`profile.${of}.hint`)}
      checked={wanted ?? preferences.value?.[of] ?? true}
      disabled={wanted !== null || status !== 'ready'}
      onChange={(isOn) => void save(isOn)}
    />
  );
});

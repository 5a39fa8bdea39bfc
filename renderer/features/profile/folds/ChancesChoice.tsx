import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';

/** Whether one sees one's chances before answering an invitation; saved at once (R-rating-stakes). */
export const ChancesChoice = observer(function ChancesChoice() {
  const t = useText();
  const { feedback, preferences } = useStores();
  /** What is being saved. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { status } = preferences.preferences.state;
  const save = async (chances: boolean) => {
    setWanted(chances);
    await preferences.save({ chances }).catch((error: unknown) => feedback.report(error));
    setWanted(null);
  };
  return (
    <Checkbox
      label={t('profile.chances')}
      hint={t('profile.chances.hint')}
      checked={wanted ?? preferences.value?.chances ?? true}
      disabled={wanted !== null || status !== 'ready'}
      onChange={(chances) => void save(chances)}
    />
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';

/** Whether a search begins by itself when somebody drops out; saved at once (R-substitute-begin). */
export const AutomaticChoice = observer(function AutomaticChoice({ game }: { game: Game }) {
  const t = useText();
  const { games, feedback } = useStores();
  /** What is being saved. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const save = async (findsSubstitutes: boolean) => {
    setWanted(findsSubstitutes);
    await games.edit(game.id, { findsSubstitutes }).catch((error: unknown) => feedback.report(error));
    setWanted(null);
  };
  return (
    <Checkbox
      label={t('playerSearch.automatic')}
      hint={t('playerSearch.automatic.hint')}
      checked={wanted ?? game.findsSubstitutes}
      disabled={wanted !== null}
      onChange={(isOn) => void save(isOn)}
    />
  );
});

import { useState } from 'react';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { toFailure } from '../../../api/apiFailure.ts';
import { failureText } from '../../../api/failures.ts';
import { useStores } from '../../../stores/StoreContext.ts';

/**
 * Does what is pressed on a card, and says what became of it.
 * @param onDone called when the lists have to be read again
 * @returns `run`, whose work gives the text that says it is done, or null where that is said elsewhere
 */
export function useDecision(onDone: () => void) {
  const { feedback } = useStores();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<TextKey | null>): Promise<void> => {
    setBusy(true);
    try {
      const text = await work();
      if (text) feedback.toast({ id: 'move', tone: 'success', text, stays: false });
      onDone();
    } catch (error) {
      const failure = toFailure(error);
      const { on } = feedback.report(failure, { retry: () => void run(work) });
      // A card has no fields and no screen of its own: it is said all the same.
      if (on === 'fields' || on === 'screen') feedback.open('alert.refused.title', failureText(failure));
      if (failure.status === 409 || failure.status === 404) onDone();
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

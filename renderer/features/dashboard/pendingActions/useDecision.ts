import type { TextKey } from '../../../../shared/locales/keys.ts';
import { failureText } from '../../../api/failures.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';

/**
 * Runs a card's action, and tells the result.
 * @param onDone called when the lists have to be read again
 * @param work gives the text that says it is done, or null where that is said elsewhere
 */
export function useDecision<Args extends readonly unknown[]>(
  onDone: () => void,
  work: (...args: Args) => Promise<TextKey | null>,
) {
  const { feedback } = useStores();
  return useAction(
    async (...args: Args) => {
      const text = await work(...args);
      if (text) feedback.toast({ id: 'move', tone: 'success', text, stays: false });
      onDone();
    },
    (failure, report) => {
      const { on } = report();
      // A card has no fields and no screen of its own: an alert says it.
      if (on === 'fields' || on === 'screen') feedback.open('alert.refused.title', failureText(failure));
      if (failure.status === 409 || failure.status === 404) onDone();
    },
  );
}

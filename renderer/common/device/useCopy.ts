import type { TextKey } from '../../../shared/locales/keys.ts';
import { useStores } from '../../stores/StoreContext.ts';

/**
 * @returns a function that copies a text and says so, in the given words or, for null, on its own place; where the browser
 forbids it, it says to copy by hand. It resolves to whether the text was copied
 */
export function useCopy(): (text: string, said?: TextKey | null) => Promise<boolean> {
  const { feedback } = useStores();
  return async (text, said = 'share.copied') => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      feedback.toast({ id: 'copied', tone: 'info', text: 'share.copyByHand', stays: false });
      return false;
    }
    if (said) feedback.toast({ id: 'copied', tone: 'success', text: said, stays: false });
    return true;
  };
}

import type { TextKey } from '../../../shared/locales/keys.ts';
import { useStores } from '../../stores/StoreContext.ts';

/**
 * @returns what copies a text and says so, in the words given or on its place where they are null; where the browser forbids it
 *   that it is to be copied by hand. It answers whether the text was copied
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

import { PATHS } from '../../../../shared/routes/paths.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { useRoute } from '../../../ui/route.ts';
import type { FoldName, OpenFolds } from './OpenFolds.ts';

/**
 * @param isTyped whether something else that is not saved stands on the page
 * @returns what happens after a save: whoever came to edit is led to the profile as it is now, unless something typed would
 * be left behind; on the profile itself the line folds (R-profile-edit)
 */
export function useSaved(folds: OpenFolds, isTyped: () => boolean): (name: FoldName) => void {
  const { feedback } = useStores();
  const { path, go } = useRoute();
  const isForm = path === PATHS.profileEdit || path === PATHS.validateEmail;
  return (name) => {
    if (isForm && !isTyped()) {
      go(PATHS.profileSuccess);
      return;
    }
    folds.close(name);
    feedback.toast({ id: 'profile.saved', tone: 'success', text: 'profile.success.title', stays: false });
  };
}

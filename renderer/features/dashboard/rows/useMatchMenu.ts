import { organiseAgainPath, ratingReceiptPath } from '../../../../shared/routes/paths.ts';
import { usePeople } from '../../../common/people/usePeople.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { AGAIN_ICON, ARROW_RIGHT_ICON, EDIT_ICON, PEOPLE_ICON, RISING_ICON } from '../../../ui/display/icons.ts';
import type { MenuEntry } from '../../../ui/overlay/Menu.tsx';
import { useMenu } from '../../../ui/overlay/useMenu.tsx';
import { useMatchActions } from '../list/MatchDialog.ts';
import type { MatchView } from '../matchView.ts';
import { rowSteps } from './rowSteps.ts';

interface MatchMenuOptions {
  match: MatchView;
  /** Its players' levels have moved by it: how is a page of its own. */
  isRated?: boolean;
}

/** The menu of a match, in every view: what can be done with it (R-row-menu). */
export function useMatchMenu({ match, isRated = false }: MatchMenuOptions) {
  const t = useText();
  const people = usePeople();
  const { config } = useStores();
  const actions = useMatchActions();
  const { game, path } = match;
  const steps = rowSteps(match, config.now());
  const entries: (MenuEntry | null)[] = [
    { label: t('dashboard.open'), icon: ARROW_RIGHT_ICON, to: path },
    steps.score && { label: t(steps.score), icon: EDIT_ICON, onSelect: () => actions.enterScore(game) },
    steps.choosesPartner
      ? { label: t('partner.choose'), icon: PEOPLE_ICON, onSelect: () => actions.choosePartner(game) }
      : null,
    isRated ? { label: t('row.level'), icon: RISING_ICON, to: ratingReceiptPath(game.id) } : null,
    steps.again ? { label: t('organise.again'), icon: AGAIN_ICON, to: organiseAgainPath(game.id) } : null,
  ];
  const label = t('row.more', { people: people(match.people) || t(`sport.${game.sport}`) });
  return useMenu({ label, entries: entries.filter((entry) => entry !== null) });
}

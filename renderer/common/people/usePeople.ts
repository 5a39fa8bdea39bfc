import { formatList } from '../../../shared/locales/intl.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';

/** Most names of one line; the rest is counted. */
const NAMES = 3;

/** @returns how names are joined in the language shown, `Ann, Zoltán and 4 more` */
export function usePeople(): (people: readonly string[]) => string {
  const t = useText();
  const { language } = useStores().language;
  return (people) => {
    const more = people.length > NAMES ? people.length - NAMES + 1 : 0;
    const parts = more ? [...people.slice(0, NAMES - 1), t('dashboard.people.more', { count: more })] : people;
    return formatList(parts, language);
  };
}

import { useEffect, useState } from 'react';
import { findKnownPeople } from '../../../shared/contract/people.ts';
import { personName } from '../../../shared/domain/people/personName.ts';
import { formatList, inLine } from '../../../shared/locales/intl.ts';
import { PATHS, publicProfilePath } from '../../../shared/routes/paths.ts';
import { useLogOut } from '../../common/routing/useLogOut.ts';
import { formatDayLong } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { Query } from '../../stores/Query.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useRoute } from '../../ui/route.ts';
import { viewMatch } from '../dashboard/matchView.ts';
import { areShortcutsOn } from '../dashboard/shortcuts.ts';
import { actionItems, pageItems } from './pageItems.ts';
import type { SearchItem } from './searchItems.ts';

/** @returns the actions, the pages, the viewer's matches that are not past, and the people they know, as far as loaded */
export function useSearchItems(): SearchItem[] {
  const t = useText();
  const { api, config, games, session, formats, memory } = useStores();
  const here = useRoute();
  const onLogOut = useLogOut();
  const { language } = formats;
  const [people] = useState(() => new Query(() => api.call(findKnownPeople, { query: {} })));
  useEffect(() => {
    void people.load();
    if (games.currentList === null) void games.loadCurrent();
  }, [people, games]);
  const me = session.user?.id ?? '';
  const pages = pageItems(t, {
    quickStart: config.value?.links.quickStart ?? null,
    isOperator: session.user?.operator ?? false,
  });
  const hasKeys = here.path === PATHS.dashboard && areShortcutsOn(memory);
  const actions = actionItems(t, { hasKeys, onLogOut });
  const matches = (games.currentList ?? []).map((game): SearchItem => {
    const { people: names, slot, venues, path } = viewMatch(game, me, language);
    const facts = [t(`sport.${game.sport}`), slot && formatDayLong(slot.fromTime, game.timezone, formats), venues[0]];
    const detail = inLine(facts, ', ');
    const label = formatList(names, language) || t('ownGame.title');
    return { group: 'matches', label, detail, path, picture: { sport: game.sport } };
  });
  const known = (people.value ?? []).flatMap((person): SearchItem[] =>
    person.code
      ? [
          {
            group: 'people',
            label: personName(person, language),
            detail: '',
            path: publicProfilePath(person.code),
            picture: { person },
          },
        ]
      : [],
  );
  return [...actions, ...pages, ...matches, ...known];
}

import { useEffect, useState } from 'react';
import { findKnownPeople } from '../../../shared/contract/people.ts';
import { personName } from '../../../shared/domain/people/personName.ts';
import { formatList } from '../../../shared/locales/intl.ts';
import { publicProfilePath } from '../../../shared/routes/paths.ts';
import { formatDayLong } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import { Query } from '../../stores/Query.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { viewMatch } from '../matches/matchView.ts';
import { pageItems } from './pageItems.ts';
import type { SearchItem } from './searchItems.ts';

/** @returns the pages of the menu, the viewer's matches that are not past, and whom they know, as far as they are there */
export function useSearchItems(): SearchItem[] {
  const t = useText();
  const { api, config, games, session, formats } = useStores();
  const { language } = formats;
  const [people] = useState(() => new Query(() => api.call(findKnownPeople, { query: {} })));
  useEffect(() => {
    void people.load();
    if (games.currentList === null) void games.loadCurrent();
  }, [people, games]);
  const me = session.user?.id ?? '';
  const pages = pageItems(t, config.value?.links.quickStart ?? null);
  const matches = (games.currentList ?? []).map((game): SearchItem => {
    const { people: names, slot, venues, path } = viewMatch(game, me, language);
    const facts = [t(`sport.${game.sport}`), slot && formatDayLong(slot.fromTime, game.timezone, formats), venues[0]];
    const detail = facts.filter(Boolean).join(', ');
    return { group: 'matches', label: formatList(names, language) || t('ownGame.title'), detail, path };
  });
  const known = (people.value ?? []).flatMap((person): SearchItem[] =>
    person.code
      ? [{ group: 'people', label: personName(person, language), detail: '', path: publicProfilePath(person.code) }]
      : [],
  );
  return [...pages, ...matches, ...known];
}

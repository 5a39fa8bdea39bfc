import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { PATHS } from '../../../shared/routes/paths.ts';
import { deviceZone } from '../../i18n/useViewerZone.ts';
import type { Me } from '../../stores/SessionStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { useRoute } from '../../ui/route.ts';
import { Composer } from './Composer.ts';
import { askedPeople, offeredTime } from './learn/learntDraft.ts';

/** How often past windows are looked for, in milliseconds. */
const TICK = 30_000;

/** The draft lives as long as the form; its input is kept beyond it. To be used in an observer. */
export function useComposer(me: Me): Composer {
  const { api, games, config, feedback } = useStores();
  const { search, go } = useRoute();
  const [given] = useState(() => offeredTime(search, config.now()));
  const [asked] = useState(() => askedPeople(search));
  const [slug] = useState(() => new URLSearchParams(search).get('club'));
  const [composer] = useState(() => {
    return new Composer({ api, games, feedback, me, now: config.now, deviceZone: deviceZone() });
  });
  const { draft } = composer;
  useKept('draft', draft);
  useEffect(() => {
    const ticking = setInterval(draft.tick, TICK);
    void composer.load(given, asked, slug);
    // Levels are those of one kind of match; until the page is ready they are read by its first values.
    const stopLevels = reaction(
      () => [draft.choices.sport, draft.choices.matchType],
      () => {
        if (composer.isReady) void composer.refreshLevels();
      },
    );
    // It may be chosen on the page, or come with a draft.
    const stopClub = reaction(
      () => draft.club.chosen?.id,
      () => void draft.club.load(),
      { fireImmediately: true },
    );
    return () => {
      clearInterval(ticking);
      stopLevels();
      stopClub();
    };
  }, [composer, draft, given, asked, slug]);
  useEffect(() => {
    if (!given) return;
    draft.offer(given);
    // The address asks for nothing any more: a reload must not write over later changes.
    go(PATHS.organise, { replace: true });
  }, [draft, given, go]);
  const isForClub = slug !== null && composer.isReady;
  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!isForClub || !rest.has('club')) return;
    // As above: a reload must not put a club back that was taken out since.
    rest.delete('club');
    go(rest.size > 0 ? `${PATHS.organise}?${rest}` : PATHS.organise, { replace: true });
  }, [isForClub, search, go]);
  return composer;
}

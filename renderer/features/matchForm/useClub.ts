import { useEffect, useState } from 'react';
import { getClub } from '../../../shared/contract/club.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Query } from '../../stores/Query.ts';
import { useStores } from '../../stores/StoreContext.ts';

/** @returns a club in full, read once; null until it is there, and for no club. To be used in an observer. */
export function useClub(named: Game['club']): Club | null {
  const { api } = useStores();
  const [query] = useState(() => new Query((slug: string) => api.call(getClub, { params: { id: slug }, query: {} })));
  const slug = named?.slug;
  useEffect(() => {
    if (slug !== undefined) void query.load(slug);
  }, [query, slug]);
  return query.value?.id === named?.id ? query.value : null;
}

import { useEffect, useState } from 'react';
import { getClub } from '../../../shared/contract/club.ts';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Query } from '../../stores/Query.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Select } from '../../ui/forms/Select.tsx';
import type { OfferedCourt } from './clubVenues.ts';

interface CourtSelectProps {
  courts: readonly OfferedCourt[];
  /** The id of the chosen one; null for none. */
  value: string | null;
  disabled?: boolean;
  onChange: (courtId: string | null) => void;
}

/** Which court of the club a match is on, or that this is not known yet. */
export function CourtSelect({ courts, value, disabled, onChange }: CourtSelectProps) {
  const t = useText();
  return (
    <Select
      label={t('club.court')}
      options={[
        { value: '', label: t('organise.club.court.none') },
        ...courts.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value ?? ''}
      disabled={disabled}
      onChange={(id) => onChange(id || null)}
    />
  );
}

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

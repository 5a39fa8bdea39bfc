import { useText } from '../../i18n/useText.ts';
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

import { SPORTS, type Sport } from '../../../shared/domain/values.ts';
import { useText } from '../../i18n/useText.ts';
import { Select } from '../../ui/forms/Select.tsx';
import type { Skills } from './RankingsStore.ts';

interface OtherSportsProps {
  skills: Skills;
  current: Sport;
  onChoose: (sport: Sport) => void;
}

/** The way to the sports one has not played: their tables are to be seen all the same. */
export function OtherSports({ skills, current, onChoose }: OtherSportsProps) {
  const t = useText();
  const others = SPORTS.filter((sport) => !skills.some((skill) => skill.sport === sport));
  if (others.length === 0) return null;
  return (
    <Select
      label={t('rankings.other')}
      options={[
        { value: '', label: t('start.choose') },
        ...others.map((sport) => ({ value: sport, label: t(`sport.${sport}`) })),
      ]}
      value={others.includes(current) ? current : ''}
      onChange={(sport) => sport !== '' && onChoose(sport)}
    />
  );
}

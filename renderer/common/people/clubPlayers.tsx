import type { Language } from '../../../shared/locales/languages.ts';
import { formatRating } from '../../i18n/format.ts';
import { Avatar } from '../../ui/display/Avatar.tsx';

/** @returns four made-up players, for the courts of pages that are about nobody */
export function clubPlayers(language: Language) {
  const player = (name: string, initials: string, level: number) => ({
    key: name,
    name: `${name} ${formatRating(level, language)}`,
    picture: <Avatar initials={initials} seed={name} size="l" />,
  });
  return [
    player('Nora', 'NJ', 4.9),
    player('Bence', 'BT', 5.1),
    player('Zsófia', 'ZK', 5),
    player('Milan', 'MD', 4.8),
  ] as const;
}

import type { RankedTeam } from './RankingsStore.ts';

/** @returns the names of a team, joined as the language does */
export function teamName({ players }: Pick<RankedTeam, 'players'>, language: string): string {
  const names = players.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

import { personName } from '../../../../shared/domain/people/personName.ts';
import { formatList } from '../../../../shared/locales/intl.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import type { RankedTeam } from './tableRequest.ts';

/** @returns the names of a team, joined as the language does */
export function teamName({ players }: Pick<RankedTeam, 'players'>, language: Language): string {
  const names = players.map((player) => personName(player, language));
  return formatList(names, language);
}

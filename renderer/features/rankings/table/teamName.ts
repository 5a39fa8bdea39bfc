import type { Language } from '../../../../shared/locales/languages.ts';
import { formatList } from '../../../i18n/format.ts';
import type { RankedTeam } from './tableRequest.ts';

/** @returns the names of a team, joined as the language does */
export function teamName({ players }: Pick<RankedTeam, 'players'>, language: Language): string {
  const names = players.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return formatList(names, language);
}

import { SET_RULES } from '../../../shared/domain/sports.ts';
import { useText } from '../../i18n/useText.ts';
import type { SheetKeys } from './keys/SheetKeys.ts';
import type { ScoreSheet } from './ScoreSheet.ts';

/** @returns what the sheet asks now: who won the set, its tie-break, or whether all of it is right */
export function useSheetTitle(sheet: ScoreSheet, keys: SheetKeys): string {
  const t = useText();
  const { target, panel } = keys;
  if (sheet.saving.current) return t('score.title');
  if (panel !== 'keys') return t('score.ask.ended');
  if (!target) return t('score.ask.right');
  const number = sheet.rows.indexOf(target.row) + 1;
  if (target.part === 'tieBreak') return t('score.set.tieBreak', { number });
  const isOnly = SET_RULES[sheet.game.gamePreference.gameSetRule].bestOf === 1 && sheet.rows.length === 1;
  return isOnly ? t('score.winner.ask') : t('score.ask.set', { number });
}

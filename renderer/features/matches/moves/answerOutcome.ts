import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { Game } from '../../../stores/GamesStore.ts';

/** @returns what is said of an answer that the server has taken */
export function answerOutcome(game: Game): TextKey {
  if (game.currentInvitee?.status === 'DECLINED') return 'move.declined';
  if (game.wouldFit) return 'move.unfit';
  return game.status === 'SCHEDULED' && game.currentInvitee?.status === 'CONFIRMED' ? 'move.agreed' : 'move.accepted';
}

import type { Game } from '../../../stores/GamesStore.ts';

/** What somebody has to do with a match, as far as a card can offer it; `look` is only done on its page. */
export type MoveKind = 'score' | 'dispute' | 'answer' | 'partner' | 'players' | 'look';

/** @returns what waits for who looks at the match, by what the server says they may do (R-moves, R-actions) */
export function moveKind({ action, disputed, proposed }: Game): MoveKind {
  if (action.includes('SET_SCORE')) return disputed ? 'dispute' : 'score';
  // What somebody else has chosen under one's address is looked at before it is answered (R-draft).
  if (action.includes('ACCEPT')) return proposed ? 'look' : 'answer';
  if (action.includes('PARTNER_SELECTION')) return 'partner';
  return action.includes('CONFIRMATION') ? 'players' : 'look';
}

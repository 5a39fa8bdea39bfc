import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { MatchView } from '../matchView.ts';

/** The actions on a match's row, besides opening it. */
export interface RowSteps {
  /** The score can be entered or corrected here. */
  score: 'score.enter' | 'score.correct' | null;
  /** The partner of an open doubles is chosen here. */
  choosesPartner: boolean;
  /** The action that waits for the viewer on the match's own page. */
  onPage: TextKey | null;
  /** It can be played once more (R-copy-game). */
  again: boolean;
}

/** One word at the end of a phone's row, a part of the whole sentence in every language: screen readers say the sentence. */
export const SHORT_STEPS: Partial<Record<TextKey, TextKey>> = {
  'partner.choose': 'row.choose',
  'row.choose.players': 'row.choose',
  'score.correct': 'score.title',
  'score.dispute.compare': 'row.compare',
  'score.enter': 'score.title',
};

/** @returns the purpose of opening its page */
function pageStep({ action, disputed }: MatchView['game']): TextKey {
  if (action.includes('ACCEPT')) return 'dashboard.answer';
  if (disputed) return 'score.dispute.compare';
  return action.includes('CONFIRMATION') ? 'row.choose.players' : 'dashboard.open';
}

/** @returns the text of a row's button; null where nothing waits */
export const stepText = ({ score, choosesPartner, onPage }: RowSteps): TextKey | null =>
  onPage ?? score ?? (choosesPartner ? 'partner.choose' : null);

/** @returns the actions of a match, exactly when it says so (R-score-offer) */
export function rowSteps({ game, isDue }: MatchView, now: Date): RowSteps {
  const { status, toTime, userRole, currentInvitee, action, disputed } = game;
  // Two scores are compared where both are shown.
  const offersScore = action.includes('SET_SCORE') && !disputed;
  const choosesPartner = action.includes('PARTNER_SELECTION');
  const isOver =
    status === 'PLAYED' || status === 'CANCELED' || (toTime !== null && Date.parse(toTime) < now.getTime());
  const isMine = userRole === 'OWNER' || (status === 'PLAYED' && currentInvitee?.status === 'CONFIRMED');
  return {
    score: offersScore ? (status === 'PLAYED' ? 'score.correct' : 'score.enter') : null,
    choosesPartner,
    onPage: isDue && !offersScore && !choosesPartner ? pageStep(game) : null,
    again: isMine && isOver,
  };
}

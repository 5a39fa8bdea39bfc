import { scoreClosesAt } from '../../../../shared/domain/score/scoreOpen.ts';
import { instantText } from '../../../mail/slotText.ts';
import { textIn } from '../../../texts.ts';
import type { EventOf } from '../events.ts';
import { confirmedOf, sideOf } from '../gameState.ts';
import { emailInvitees, emailOwner, type Message, type Occasion } from './changeEmail.ts';
import { claimFacts } from './claimFacts.ts';

/**
 * The first score of a match: the other side is told what it is and until when it can be corrected, on their devices or by
 * mail; those who played beside its writer on devices alone (R-score-mailed). Where the sides differ, those who have to settle
 * it are mailed (emailDisputed).
 */
export async function emailScored(occasion: Occasion, { isFirst, disputed }: EventOf<'ScoreEntered'>): Promise<void> {
  const { state } = occasion;
  const { to_time: end, scored_at: scoredAt, scored_by: scoredBy, timezone } = state.game;
  if (!isFirst || disputed || !end || !scoredAt || scoredBy === null) return;
  const players = confirmedOf(state);
  const scorer = players.find(({ user_id }) => user_id === scoredBy);
  const message: Message = {
    subject: 'push.score',
    intro: 'mail.score.intro',
    action: 'mail.score.action',
    kind: 'score',
    asks: 'score',
    by: scorer ?? state.owner,
    sender: scorer ? { ...scorer, id: scorer.user_id } : state.owner,
    facts: (formats, userId) => [
      ...claimFacts(formats.language, state, userId),
      [textIn(formats.language, 'mail.score.until'), instantText(formats, scoreClosesAt({ end, scoredAt }), timezone)],
    ],
    onDevice: 'instead',
  };
  const toldTo = (userId: string): Message =>
    sideOf(state, userId) === sideOf(state, scoredBy) ? { ...message, onDevice: 'only' } : message;
  if (scorer) await emailOwner(occasion, toldTo(state.owner.id));
  for (const player of players.filter(({ user_id }) => user_id !== scoredBy)) {
    await emailInvitees(occasion, [player], toldTo(player.user_id));
  }
}

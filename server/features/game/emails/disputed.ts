import type { EventOf } from '../events.ts';
import { confirmedOf, sideOf } from '../gameState.ts';
import { emailInvitees, emailOwner, type Message, type Occasion } from './changeEmail.ts';
import { claimFacts } from './claimFacts.ts';

/** One side says something else of the score than the other: the other reads both, and where to settle it. */
export async function emailDisputed(occasion: Occasion, { contradicts }: EventOf<'ScoreEntered'>): Promise<void> {
  const { state } = occasion;
  const scoredBy = state.game.scored_by;
  if (!contradicts || scoredBy === null) return;
  const players = confirmedOf(state);
  const scorer = players.find(({ user_id }) => user_id === scoredBy) ?? state.owner;
  const isAgainst = (userId: string) => sideOf(state, userId) !== sideOf(state, scoredBy);
  const message: Message = {
    subject: 'mail.disputed.subject',
    intro: 'mail.disputed.intro',
    action: 'score.dispute.compare',
    kind: 'score',
    asks: 'score',
    by: scorer,
    facts: ({ language }, userId) => claimFacts(language, state, userId),
  };
  if (isAgainst(state.owner.id)) await emailOwner(occasion, message);
  await emailInvitees(
    occasion,
    players.filter(({ user_id }) => isAgainst(user_id)),
    message,
  );
}

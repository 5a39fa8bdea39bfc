import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';

/**
 * An organiser of its club sees who was asked, their yes or no, what is offered and agreed, and the score: nothing that people
 * wrote, no phones, and no way to share it (R-club-match-view).
 */
export function organisersView(game: Game): Game {
  return {
    ...game,
    code: null,
    notes: null,
    noteCount: 0,
    shareMyPhone: false,
    owner: { ...game.owner, phone: null },
    invitee: game.invitee.map((invitee) => ({
      ...invitee,
      user: { ...invitee.user, phone: null },
      phone: null,
      hasPhone: false,
      shareMyPhone: false,
    })),
  };
}

import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../context.ts';
import { findEveryGame } from '../game/everyGame.ts';

/** Others share their phone with the people of a match, not with a file of one of them. */
function withoutPhones(game: Game): Game {
  const hide = <Person extends { phone: string | null }>(person: Person): Person => ({ ...person, phone: null });
  return {
    ...game,
    owner: game.userRole === 'OWNER' ? game.owner : hide(game.owner),
    invitee: game.invitee.map((invitee) =>
      invitee.id === game.currentInvitee?.id ? invitee : { ...hide(invitee), user: hide(invitee.user) },
    ),
  };
}

/** @returns every game a user owns or was invited to, the oldest first, as they see it */
export async function findOwnGames(context: Context, userId: string): Promise<Game[]> {
  return (await findEveryGame(context, userId)).map(withoutPhones);
}

import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { publish } from '../publish.ts';
import { setCourt } from './clubMatch.ts';
import { checkAllowed, viewOf, withLockedGame } from './commandContext.ts';

/** What only chooses a court of the club. */
interface CourtChoice {
  /** Null: none is chosen. */
  courtId: string | null;
  version: number | undefined;
}

/**
 * The court alone is chosen by organisers of the club as well, for as long as people may be invited (R-club-match-acts).
 * @throws AppError 400 for a court that is not the club's, 403 for everybody else, 409
 */
export async function chooseCourt(
  context: Context,
  viewer: Viewer,
  gameId: string,
  { courtId, version }: CourtChoice,
): Promise<Game> {
  return withLockedGame(context, viewer, gameId, async (locked) => {
    checkAllowed(locked, 'INVITE', version);
    const from = locked.state.game.status;
    await setCourt(locked, courtId);
    await publish(locked, { command: 'EDIT', from, events: [{ type: 'Edited' }] });
    return viewOf(locked);
  });
}

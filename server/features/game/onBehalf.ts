import type { BodyOf } from '../../../shared/contract/endpoint.ts';
import type { actOnGame } from '../../../shared/contract/game.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import type { Context } from '../../context.ts';
import { toCommand } from './commands/gameCommand.ts';
import { type NewGameBody, publishGame } from './commands/publishGame.ts';
import { runCommand } from './commands/runCommand.ts';

// Matches that the server creates and plays itself, such as those of the demo club: the API's calls, without HTTP.

/** @throws AppError as `POST /api/game` does */
export async function publishOnBehalf(context: Context, ownerId: string, body: NewGameBody): Promise<Game> {
  return publishGame(context, ownerId, body);
}

/** @throws AppError as `PUT /api/game/{id}/action` does */
export async function actOnBehalf(
  context: Context,
  userId: string,
  gameId: string,
  body: BodyOf<typeof actOnGame>,
): Promise<Game> {
  return runCommand(context, { kind: 'user', userId }, gameId, toCommand(body));
}

import type { BodyOf } from '../../../../shared/contract/endpoint.ts';
import type { createSeries as endpoint } from '../../../../shared/contract/game.ts';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import { doOnce, type Once } from '../../../once/doOnce.ts';
import { publishAll } from '../publish.ts';
import { viewOf } from './commandContext.ts';
import { addGame, lockForOwner, type Published } from './publishGame.ts';

/** An error in one of several games names that game's number. */
async function asPart<T>(index: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.data?.fields) throw error;
    const fields = Object.entries(error.data.fields).map(([path, text]): [string, TextKey] => [
      `games[${index}].${path}`,
      text,
    ]);
    throw new AppError(error.code, { ...error.data, fields: Object.fromEntries(fields) });
  }
}

/**
 * Publishes several games at once, all or none: a match of every week, or the matches of one evening; each invitee gets
 * one email about all of them (R-series, R-series-mail).
 * @param once of a call that may come again (R-once)
 * @throws AppError as addGame; paths of fields begin with `games[INDEX].`
 */
export async function publishSeries(
  context: Context,
  ownerId: string,
  body: BodyOf<typeof endpoint>,
  once: Once | null = null,
): Promise<Game[]> {
  return context.db.transaction().execute(async (tx) => {
    const { result: ids } = await doOnce(tx, once, context.clock.now(), async () => {
      const games: Published[] = [];
      for (const [index, game] of body.games.entries()) {
        games.push(await asPart(index, () => addGame(context, tx, ownerId, game)));
      }
      await publishAll(
        games.map(({ locked, events }) => ({
          eventContext: locked,
          done: { command: 'CREATED', from: 'CREATED', events },
        })),
      );
      return games.map(({ locked }) => locked.state.game.id);
    });
    const views: Game[] = [];
    for (const id of ids) views.push(await viewOf(await lockForOwner(context, tx, ownerId, id)));
    return views;
  });
}

import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import type { Audience } from '../../../../shared/domain/club/clubValues.ts';
import type { Sport } from '../../../../shared/domain/values.ts';
import { AppError, refuseFields } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import type { Viewer } from '../../../plugins/auth.ts';
import { findClub } from '../../club/access.ts';
import type { GameClub } from '../gameState.ts';
import { publish } from '../publish.ts';
import { changeGame } from '../store/changes.ts';
import { changeClubGame, deleteClubGame, findCourt } from '../store/clubGames.ts';
import { type CommandContext, checkAllowed, viewOf, withLockedGame } from './commandContext.ts';

/** What a body says of a match and a club. */
interface Given {
  clubId?: string | null | undefined;
  courtId?: string | null | undefined;
  audience?: Audience | undefined;
}

/** @throws AppError 400 for a court that is not the club's, or not for this sport */
async function courtOf(
  tx: Tx,
  id: string,
  of: { clubId: string; sport: Sport },
): Promise<NonNullable<GameClub['court']>> {
  const court = await findCourt(tx, { id, ...of });
  return court ?? refuseFields({ courtId: 'field.choice' });
}

/**
 * Checks that somebody may publish a match of a club (R-club-match). The club is not locked: for a person who is taken off its
 * list at the same time, the match was published a moment earlier.
 * @returns the columns to store; null for a match of no club
 * @throws AppError 400 for a sport or a court the club does not have, 403, 404 for a club that they may not know, 409 for one
 *   in which nothing begins any more
 */
export async function clubGameOf(
  tx: Tx,
  ownerId: string,
  body: Given & { sport: Sport; gamePreference: { opponentsSelection: string } },
  now: Date,
) {
  const { clubId, courtId, audience = 'ALL', sport } = body;
  if (!clubId) {
    if (courtId) refuseFields({ courtId: 'field.choice' });
    if (audience === 'CLUB') refuseFields({ audience: 'field.choice' });
    return null;
  }
  const { club, role, action } = await findClub(tx, { id: clubId }, ownerId, { now });
  if (!action.includes('MATCH')) {
    const isInside = role !== null && role !== 'GUEST';
    throw new AppError(isInside && club.state !== 'OPEN' ? 'E.club.closed' : 'E.not.allowed');
  }
  if (!club.sports.includes(sport)) refuseFields({ sport: 'field.choice' });
  const isOpen = body.gamePreference.opponentsSelection === 'OPENCHALLENGE';
  if (audience === 'CLUB' && !isOpen) refuseFields({ audience: 'field.choice' });
  const court = courtId ? await courtOf(tx, courtId, { clubId, sport }) : null;
  return { club_id: clubId, court_id: court?.id ?? null, audience };
}

/** @param courtId null: none is chosen @throws AppError 400 for a court that is not one of its club's */
export async function setCourt({ tx, state }: CommandContext, courtId: string | null): Promise<void> {
  const { club, game } = state;
  if (!club && courtId !== null) refuseFields({ courtId: 'field.choice' });
  if (!club) return;
  const court = courtId === null ? null : await courtOf(tx, courtId, { clubId: club.id, sport: game.sport });
  await changeClubGame(tx, game.id, { court_id: court?.id ?? null });
  state.club = { ...club, court };
}

/** Only an open match is for everybody or for members alone. @throws AppError 400 for another one, or one of no club */
async function setAudience({ tx, state }: CommandContext, audience: Audience): Promise<void> {
  const { club, game } = state;
  if (audience === (club?.audience ?? 'ALL')) return;
  const isOpen = game.preference.opponentsSelection === 'OPENCHALLENGE' || club?.audience === 'CLUB';
  if (!club || !isOpen) refuseFields({ audience: 'field.choice' });
  if (!club) return;
  const opponentsSelection = audience === 'CLUB' ? 'FIX' : 'OPENCHALLENGE';
  await changeGame(tx, state, { preference: { ...game.preference, opponentsSelection } });
  await changeClubGame(tx, game.id, { audience });
  state.club = { ...club, audience };
}

/**
 * What the owner changes of the match and its club. Taken out, a match for members alone is listed to nobody.
 * @throws AppError 400, 403 for putting it into a club
 */
export async function changeClub(locked: CommandContext, { clubId, courtId, audience }: Given): Promise<void> {
  const { tx, state } = locked;
  if (clubId && clubId !== state.club?.id) throw new AppError('E.not.allowed');
  if (clubId === null && state.club) {
    await deleteClubGame(tx, state.game.id);
    state.club = null;
  }
  if (audience !== undefined) await setAudience(locked, audience);
  if (courtId !== undefined) await setCourt(locked, courtId);
}

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

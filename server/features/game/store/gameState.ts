import { sql } from 'kysely';
import type { Offer } from '../../../../shared/domain/agreement.ts';
import { requiredPlayers } from '../../../../shared/domain/gameActions.ts';
import type { Period } from '../../../../shared/domain/values.ts';
import { AppError } from '../../../appError.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { GameRow, InviteeRow, LocationRow, UserRow } from '../../../db/tables.ts';
import { loadStandings } from '../../rating/levels.ts';

/** An invitee with the person behind it and the address mail reaches him at (null: none proved, only a phone, or unwanted). */
export interface Member extends InviteeRow {
  person: UserRow;
  mailTo: string | null;
}

export interface Place {
  id: string;
  location: LocationRow;
}

export interface Window extends Period {
  id: string;
}

/** A game with all that belongs to it. */
export interface GameState {
  game: GameRow;
  /** `proved` counts a phone as well, to which no mail goes. */
  owner: UserRow & { mailTo: string | null; proved: boolean };
  /** The owner's rating for this kind of match (decisions §6), on the shown scale. */
  ownerLevel: number;
  noteCount: number;
  /** In the order of the offered times. */
  windows: Window[];
  /** In the owner's order. */
  places: Place[];
  /** In the order of invitation. */
  invitees: Member[];
}

/** @returns by user: the proved addresses, the main one last */
async function proveds(db: Queryable, userIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('user_addresses')
    .select(['user_id', 'address'])
    .where(sql<boolean>`user_id = any(${userIds})`)
    .where('validated_at', 'is not', null)
    .orderBy('main')
    .execute();
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map([...byUser].map(([userId, own]) => [userId, own.map(({ address }) => address)]));
}

/** @returns the address mail goes to: never a phone */
function mailOf(addresses: string[] | undefined): string | null {
  return addresses?.findLast((address) => address.includes('@')) ?? null;
}

async function loadPlaces(db: Queryable, ids: string[]): Promise<Map<string, Place[]>> {
  const rows = await db
    .selectFrom('game_places')
    .innerJoin('locations', 'locations.id', 'game_places.location_id')
    .selectAll('locations')
    .select(['game_places.id as place_id', 'game_places.game_id'])
    .where(sql<boolean>`game_places.game_id = any(${ids})`)
    .orderBy('game_places.ord')
    .execute();
  const places = rows.map(({ place_id, game_id, ...location }) => ({ gameId: game_id, id: place_id, location }));
  return Map.groupBy(places, ({ gameId }) => gameId);
}

async function countNotes(db: Queryable, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('game_notes')
    .select(['game_id', ({ fn }) => fn.countAll<number>().as('notes')])
    .where(sql<boolean>`game_id = any(${ids})`)
    .groupBy('game_id')
    .execute();
  return new Map(rows.map(({ game_id, notes }) => [game_id, notes]));
}

/**
 * Loads games with all that belongs to them, in a fixed number of queries however many games there are.
 * @returns in the order of `ids`; unknown ids are left out
 */
export async function loadGames(db: Queryable, ids: string[]): Promise<GameState[]> {
  if (ids.length === 0) return [];
  const isOfGames = sql<boolean>`game_id = any(${ids})`;
  const games = await db.selectFrom('games').selectAll().where(sql<boolean>`id = any(${ids})`).execute();
  const windows = await db.selectFrom('game_windows').selectAll().where(isOfGames).orderBy('from_time').execute();
  const invitees = await db.selectFrom('invitees').selectAll().where(isOfGames).orderBy('ord').execute();
  const places = await loadPlaces(db, ids);
  const userIds = [...new Set([...games.map((game) => game.owner_id), ...invitees.map((each) => each.user_id)])];
  const users = await db.selectFrom('users').selectAll().where(sql<boolean>`id = any(${userIds})`).execute();
  const people = new Map(users.map((user) => [user.id, user]));
  const addresses = await proveds(db, userIds);
  const noteCounts = await countNotes(db, ids);
  const standings = await loadStandings(db, [...new Set(games.map((game) => game.owner_id))]);
  const windowsOf = Map.groupBy(windows, (window) => window.game_id);
  const inviteesOf = Map.groupBy(invitees, (invitee) => invitee.game_id);
  const gameOf = new Map(games.map((game) => [game.id, game]));

  return ids.flatMap((id) => {
    const game = gameOf.get(id);
    const owner = game && people.get(game.owner_id);
    if (!game || !owner) return [];
    const members = (inviteesOf.get(id) ?? []).flatMap((invitee): Member[] => {
      const person = people.get(invitee.user_id);
      if (!person) return [];
      const address = person.type === 'CONTACT' ? invitee.email : mailOf(addresses.get(person.id));
      return [{ ...invitee, person, mailTo: person.mail_channel && !invitee.hidden ? address : null }];
    });
    return {
      game,
      owner: {
        ...owner,
        mailTo: owner.mail_channel ? mailOf(addresses.get(owner.id)) : null,
        proved: addresses.has(owner.id),
      },
      ownerLevel: standings.levelOf(owner.id, game.sport, requiredPlayers(game.preference.matchType) === 1),
      windows: (windowsOf.get(id) ?? []).map((window) => ({
        id: window.id,
        fromTime: window.from_time.toISOString(),
        toTime: window.to_time.toISOString(),
      })),
      noteCount: noteCounts.get(id) ?? 0,
      places: places.get(id) ?? [],
      invitees: members,
    };
  });
}

/** @throws AppError 404 when there is no such game */
export async function loadGame(db: Queryable, id: string): Promise<GameState> {
  const [state] = await loadGames(db, [id]);
  if (!state) throw new AppError('E.notFound.game');
  return state;
}

/** As loadGame, and nobody else changes the game until the transaction ends. */
export async function lockGame(tx: Tx, id: string): Promise<GameState> {
  await tx.selectFrom('games').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return loadGame(tx, id);
}

export function confirmedOf(state: GameState): Member[] {
  return state.invitees.filter((invitee) => invitee.status === 'CONFIRMED');
}

/** @returns who accepted and is not in, first come first */
export function acceptorsOf(state: GameState): Member[] {
  return state.invitees
    .filter((invitee) => invitee.status === 'ACCEPTED')
    .sort((a, b) => (a.accepted_order ?? 0) - (b.accepted_order ?? 0));
}

/** @returns places of the match nobody is confirmed for */
export function freePlacesOf(state: GameState): number {
  return requiredPlayers(state.game.preference.matchType) - confirmedOf(state).length;
}

export function offerOf(state: GameState): Offer {
  return {
    windows: state.windows,
    places: state.places.map((place) => place.id),
    duration: state.game.preference.duration,
    timezone: state.game.timezone,
  };
}

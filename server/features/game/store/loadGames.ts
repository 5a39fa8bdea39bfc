import { sql } from 'kysely';
import { requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import { AppError } from '../../../appError.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { Draft } from '../../../db/tables/games.ts';
import type { InviteeRow, UserRow } from '../../../db/tables.ts';
import { findSavedFormats, type SavedFormats } from '../../people/formats.ts';
import { loadRatings } from '../../rating/levels.ts';
import type { GameState, Invitee, Venue, VisitorDraft } from '../gameState.ts';
import { findNudges } from './history.ts';

/** @returns by user: the proved addresses, the main one last */
async function provedAddresses(db: Queryable, userIds: string[]): Promise<Map<string, string[]>> {
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

/** @returns the address email goes to: never a phone */
function emailAmong(addresses: string[] | undefined): string | null {
  return addresses?.findLast((address) => address.includes('@')) ?? null;
}

async function loadVenues(db: Queryable, ids: string[]): Promise<Map<string, Venue[]>> {
  const rows = await db
    .selectFrom('game_places')
    .innerJoin('locations', 'locations.id', 'game_places.location_id')
    .selectAll('locations')
    .select(['game_places.id as venue_id', 'game_places.game_id'])
    .where(sql<boolean>`game_places.game_id = any(${ids})`)
    .orderBy('game_places.ord')
    .execute();
  const venues = rows.map(({ venue_id, game_id, ...location }) => ({ gameId: game_id, id: venue_id, location }));
  return Map.groupBy(venues, ({ gameId }) => gameId);
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

/** @returns those of the users who have turned notices on somewhere */
async function usersWithDevices(db: Queryable, userIds: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('push_devices')
    .select('user_id')
    .where(sql<boolean>`user_id = any(${userIds})`)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** How somebody is reached, and reads. */
interface Channels {
  addresses: string[] | undefined;
  hasDevice: boolean;
  savedFormats: SavedFormats | null;
  nudgedAt: Date | undefined;
}

function toInvitee(
  { places, draft, ...row }: InviteeRow,
  person: UserRow,
  { addresses, hasDevice, savedFormats, nudgedAt }: Channels,
): Invitee {
  const address = person.type === 'CONTACT' ? (row.email ?? person.contact_email) : emailAmong(addresses);
  return {
    ...row,
    person,
    mailTo: person.mail_channel && !row.hidden ? address : null,
    hasDevice: hasDevice && !row.hidden,
    venues: places,
    draft: draft && toDraft(draft),
    savedFormats,
    nudgedAt: nudgedAt ?? null,
  };
}

function toDraft({ places, ...draft }: Draft): VisitorDraft {
  return { ...draft, venues: places };
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
  const venues = await loadVenues(db, ids);
  const userIds = [...new Set([...games.map((game) => game.owner_id), ...invitees.map((each) => each.user_id)])];
  const users = await db.selectFrom('users').selectAll().where(sql<boolean>`id = any(${userIds})`).execute();
  const people = new Map(users.map((user) => [user.id, user]));
  const addresses = await provedAddresses(db, userIds);
  const formats = await findSavedFormats(db, userIds);
  const withDevices = await usersWithDevices(db, userIds);
  const noteCounts = await countNotes(db, ids);
  const open = games.filter(({ status }) => status === 'CONFIRMED').map(({ id }) => id);
  const nudges = await findNudges(db, open);
  const ratings = await loadRatings(db, [...new Set(games.map((game) => game.owner_id))]);
  const windowsOf = Map.groupBy(windows, (window) => window.game_id);
  const inviteesOf = Map.groupBy(invitees, (invitee) => invitee.game_id);
  const gameOf = new Map(games.map((game) => [game.id, game]));

  return ids.flatMap((id) => {
    const game = gameOf.get(id);
    const owner = game && people.get(game.owner_id);
    if (!game || !owner) return [];
    return {
      game,
      owner: {
        ...owner,
        mailTo: owner.mail_channel ? emailAmong(addresses.get(owner.id)) : null,
        hasDevice: withDevices.has(owner.id),
        proved: addresses.has(owner.id),
        savedFormats: formats.get(owner.id) ?? null,
      },
      ownerLevel: ratings.levelOf(owner.id, game.sport, requiredPlayers(game.preference.matchType) === 1),
      windows: (windowsOf.get(id) ?? []).map((window) => ({
        id: window.id,
        fromTime: window.from_time.toISOString(),
        toTime: window.to_time.toISOString(),
      })),
      noteCount: noteCounts.get(id) ?? 0,
      venues: venues.get(id) ?? [],
      invitees: (inviteesOf.get(id) ?? []).flatMap((row) => {
        const person = people.get(row.user_id);
        if (!person) return [];
        return toInvitee(row, person, {
          addresses: addresses.get(person.id),
          hasDevice: withDevices.has(person.id),
          savedFormats: formats.get(person.id) ?? null,
          nudgedAt: nudges.get(row.id),
        });
      }),
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

/** Reads the invitees and venues of a loaded game again, after rows were added to it. */
export async function reload(tx: Tx, state: GameState): Promise<void> {
  const { invitees, venues, windows } = await loadGame(tx, state.game.id);
  Object.assign(state, { invitees, venues, windows });
}

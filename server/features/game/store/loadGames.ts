import { sql } from 'kysely';
import { requiredPlayers } from '../../../../shared/domain/match/gameActions.ts';
import { AppError } from '../../../appError.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { Draft } from '../../../db/tables/games.ts';
import type { InviteeRow } from '../../../db/tables.ts';
import type { GameState, Invitee, VisitorDraft } from '../gameState.ts';
import { type GameJson, readGameRows, selectGames } from './gameRows.ts';
import { type PersonJson, type PersonRows, readPeople, selectPeople } from './peopleRows.ts';

/** @returns the address email goes to: never a phone */
function emailAmong(addresses: readonly string[]): string | null {
  return addresses.findLast((address) => address.includes('@')) ?? null;
}

function toInvitee(
  { places, draft, ...row }: InviteeRow,
  { user, addresses, ...person }: PersonRows,
  nudgedAt: Date | undefined,
): Invitee {
  const address = user.type === 'CONTACT' ? (row.email ?? user.contact_email) : emailAmong(addresses);
  return {
    ...row,
    person: user,
    mailTo: user.mail_channel && !row.hidden ? address : null,
    hasDevice: person.hasDevice && !row.hidden,
    venues: places,
    draft: draft && toDraft(draft),
    savedFormats: person.savedFormats,
    nudgedAt: nudgedAt ?? null,
  };
}

function toDraft({ places, ...draft }: Draft): VisitorDraft {
  return { ...draft, venues: places };
}

/** Asks for games and people at once: a statement costs a way to the database and back. */
async function findRows(db: Queryable, ids: readonly string[]): Promise<{ games: GameJson[]; people: PersonJson[] }> {
  const { rows } = await sql<{ person: boolean; row: GameJson | PersonJson }>`
    select false as person, row from (${selectGames(ids)}) as games
    union all select true, row from (${selectPeople(ids)}) as people`.execute(db);
  const { games = [], people = [] } = Object.groupBy(rows, ({ person }) => (person ? 'people' : 'games'));
  return { games: games.map(({ row }) => row as GameJson), people: people.map(({ row }) => row as PersonJson) };
}

/**
 * Loads games with all that belongs to them, in one statement however many games there are.
 * @returns in the order of `ids`; unknown ids are left out
 */
export async function loadGames(db: Queryable, ids: string[]): Promise<GameState[]> {
  if (ids.length === 0) return [];
  const found = await findRows(db, ids);
  const { people, ratings } = readPeople(found.people);
  const rowsOf = new Map(found.games.map((json) => [json.game.id, readGameRows(json)]));
  return ids.flatMap((id) => {
    const rows = rowsOf.get(id);
    const owner = rows && people.get(rows.game.owner_id);
    if (!rows || !owner) return [];
    const { nudges, ...own } = rows;
    const { user, addresses, hasDevice, savedFormats } = owner;
    return {
      ...own,
      owner: {
        ...user,
        mailTo: user.mail_channel ? emailAmong(addresses) : null,
        hasDevice,
        proved: addresses.length > 0,
        savedFormats,
      },
      ownerLevel: ratings.levelOf(user.id, own.game.sport, requiredPlayers(own.game.preference.matchType) === 1),
      invitees: own.invitees.flatMap((row) => {
        const person = people.get(row.user_id);
        return person ? toInvitee(row, person, nudges.get(row.id)) : [];
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

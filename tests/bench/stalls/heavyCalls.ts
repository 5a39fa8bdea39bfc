import pg from 'pg';
import { createClub, searchPeople } from '../../../shared/contract/club.ts';
import { pathOf } from '../../../shared/contract/endpoint.ts';
import { ENDPOINTS } from '../../../shared/contract/endpoints.ts';
import { createGame, editGame } from '../../../shared/contract/game.ts';
import { findPastGames } from '../../../shared/contract/gameLists.ts';
import { saveGroup } from '../../../shared/contract/group.ts';
import { importPeople } from '../../../shared/contract/roster.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import {
  MAX_GROUP_MEMBERS,
  MAX_PAST_PAGE,
  MAX_VENUES,
  MAX_WINDOW_HOURS,
  MAX_WINDOWS,
} from '../../../shared/domain/limits.ts';
import { PATHS, publicProfilePath } from '../../../shared/routes/paths.ts';
import { SPORT_COUNT, seedClub, seedToken } from '../../support/seedClub.ts';
import { fillClub, LARGE_CLUB, longestImport } from '../largeClub.ts';
import { type Attack, json } from './attack.ts';

/** Each sport has 30 of them; the viewer has played some 900 matches. */
const PLAYERS = 30 * SPORT_COUNT;
const ROUNDS = 452;
/** Plays tennis. */
const VIEWER = SPORT_COUNT;
const INVITED = 150;
const GROUPS = 20;
const HOUR = 3_600_000;
const POOL = 'TENNIS:single:same';

const list = <T>(amount: number, make: (index: number) => T): T[] =>
  Array.from({ length: amount }, (_, index) => make(index));

const guests = (amount: number, of: string) =>
  list(amount, (index) => ({ firstName: 'Gil', lastName: `Guest${index}`, email: `${of}${index}@mail.example` }));

/** As long as times may be: every start within 60 days, at ten courts. */
function longestChoice(now: number) {
  const first = Math.ceil(now / HOUR) * HOUR + HOUR;
  const window = (index: number) => {
    const from = first + index * MAX_WINDOW_HOURS * HOUR;
    return { fromTime: new Date(from).toISOString(), toTime: new Date(from + MAX_WINDOW_HOURS * HOUR).toISOString() };
  };
  return {
    calendarPreference: list(MAX_WINDOWS, window),
    locationPreference: list(MAX_VENUES, (index) => ({ location: { name: `Court ${index}` } })),
  };
}

interface HeavyClub {
  token: string;
  code: string;
  game: Game;
  played: string;
  team: string;
  clubId: string;
}

/**
 * A club in which everything is as much as it may be: a player of hundreds of matches, with full groups, and a match with
 * hundreds of guests and every time there can be.
 * @throws Error where one of the calls is refused
 */
async function makeHeavyClub(url: string, database: string): Promise<HeavyClub> {
  const token = seedToken(VIEWER);
  const send = async <T>(method: string, path: string, body: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const client = new pg.Client(database);
  await client.connect();
  try {
    await seedClub(client, { players: PLAYERS, rounds: ROUNDS, now: new Date() }, [VIEWER]);
    await client.query("update users set membership_level = 'OWNIT' where id in (select user_id from sessions)");
    const { rows } = await client.query<{ code: string; played: string; team: string }>(
      `select code, games.id as played, initiator_team_id as team from games
        where owner_id = (select user_id from sessions limit 1) and status = 'PLAYED' order by from_time desc limit 1`,
    );
    const [row] = rows;
    if (!row) throw new Error('the viewer has played nothing');
    for (let group = 0; group < GROUPS; group += 1)
      await send('POST', saveGroup.path, {
        name: `Group ${group}`,
        members: guests(MAX_GROUP_MEMBERS, `group${group}of`),
      });
    const club = await send<{ id: string }>('POST', createClub.path, LARGE_CLUB);
    await send('POST', pathOf(importPeople, club), longestImport(false));
    await fillClub(client, club.id);
    await client.query(
      `insert into rating_receipts (game_id, user_id, pool, day, before, expected, result, k, change, after)
        select game_id, player, pool, day, 1500, 0.5, 1, 20, 10, 1510
        from rated_matches, unnest(initiators || opponents) as player where pool = $1`,
      [POOL],
    );
    const game = await send<Game>('POST', createGame.path, {
      sport: 'TENNIS',
      invitationExpiryDays: 5,
      timezone: 'Europe/Brussels',
      ...longestChoice(Date.now()),
      contactList: guests(INVITED, 'invited'),
      gamePreference: { duration: 60, matchType: 'SINGLE', opponentsSelection: 'OPENCHALLENGE' },
    });
    return { token, code: `c${VIEWER}`, game, played: row.played, team: row.team, clubId: club.id };
  } finally {
    await client.end();
  }
}

/** What a call that reads asks about, beside the ids in its path. */
const QUERIES: Partial<Record<keyof typeof ENDPOINTS, string>> = {
  findNotes: '?type=NOTE',
  findFittingPeople: '?sport=TENNIS&matchType=SINGLE',
  findAskablePeople: `?sport=TENNIS&codes=${list(20, (index) => `c${index * SPORT_COUNT + VIEWER}`).join()}`,
  findLocations: '?q=court',
  getOwnRanks: '?sport=TENNIS',
  getRanking: '?sport=TENNIS',
  getInfoText: '?page=privacy&language=de',
  getRatingLedger: `?pool=${POOL}`,
};

/** The heaviest pages, and every call that reads, all of them about the heavy club. */
export async function heavyCalls(url: string, database: string): Promise<Record<string, Attack>> {
  const { token, code, game, played, team, clubId } = await makeHeavyClub(url, database);
  const share = new URL(game.shareUrl ?? '').pathname;
  const ids = { id: game.id, gameId: game.id, teamId: team, code, requestId: 'x', token: 'x' };
  const idsFor = (name: string, path: string) => {
    if (name === 'getRatingReceipt') return { gameId: played };
    // A club is looked at by its address.
    if (name === 'getClub') return { id: LARGE_CLUB.slug };
    return path.startsWith('/api/club/') ? { id: clubId } : ids;
  };
  const starts = game.calendarPreference.map(({ fromTime }) => `start=${encodeURIComponent(fromTime)}`);
  const calls: Record<string, Attack> = {
    'page: every time there is': { method: 'GET', path: share, token: '' },
    'form: every time there is': {
      method: 'POST',
      path: share,
      type: 'application/x-www-form-urlencoded',
      body: `answer=accept&firstName=Kim&lastName=Known&email=kim@mail.example&venue=${game.locationPreference[0]?.id}&${starts.join('&')}`,
      token: '',
    },
    'page: a public profile': { method: 'GET', path: publicProfilePath(code), token: '' },
    'page: log-in': { method: 'GET', path: PATHS.login, token: '' },
    'past matches': json('POST', findPastGames.path, { limit: MAX_PAST_PAGE, search: 'last', sort: 'place' }, token),
    'people of a club': json('POST', pathOf(searchPeople, { id: clubId }), { text: 'a' }, token),
    'import into a club': json('POST', pathOf(importPeople, { id: clubId }), longestImport(true), token),
    'times changed': json('PUT', pathOf(editGame, { id: game.id }), longestChoice(Date.now() + HOUR), token),
  };
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    if (endpoint.method !== 'GET' || endpoint.auth === 'operator') continue;
    const query = name === 'getPreferences' ? `?userId=${game.owner.id}` : QUERIES[name as keyof typeof ENDPOINTS];
    const path = pathOf(endpoint, idsFor(name, endpoint.path)) + (query ?? '');
    calls[name] = { method: 'GET', path, ...(endpoint.auth === 'client' ? { isClient: true } : { token }) };
  }
  return calls;
}

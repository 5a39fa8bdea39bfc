import pg from 'pg';
import { BRAND } from '../../shared/brand.ts';
import type { Game } from '../../shared/contract/schemas/gameAnswer.ts';
import { readInvitationPath } from '../../shared/routes/invitation.ts';
import { DEV_HEADERS } from './devHeaders.ts';
import { startServer } from './web/server.ts';

const PASSWORD = 'seven green tennis balls';
const HOUR = 3_600_000;

export interface RaceResult {
  /** What each guest was answered, in no order. */
  answers: { status: number; game: Game }[];
  /** The game as the organiser sees it afterwards. */
  final: Game;
  /** From the first accept sent to the last answer. */
  milliseconds: number;
}

async function json<T>(url: string, init: RequestInit = {}): Promise<{ status: number; body: T }> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as T };
}

const post = (body: unknown, token?: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  body: JSON.stringify(body),
});

async function organiser(url: string, databaseUrl: string): Promise<string> {
  const email = 'race@club.example';
  const names = { firstName: 'Rae', lastName: 'Organiser' };
  const account = await json<{ id: string }>(
    `${url}/api/signUp`,
    post({ ...names, password: PASSWORD, emails: [{ email }] }),
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update user_addresses set validated_at = now() where user_id = $1', [account.body.id]);
  // Nor a newcomer, who may mail few (R-mail-newcomer).
  const able = "membership_level = 'OWNIT', created_at = created_at - interval '30 days'";
  await client.query(`update users set ${able} where id = $1`, [account.body.id]);
  await client.end();
  const session = await json<{ access_token: string }>(`${url}/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${BRAND.oauthClientId}:`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'password', username: email, password: PASSWORD }).toString(),
  });
  return session.body.access_token;
}

async function invite(
  url: string,
  token: string,
  guests: number,
): Promise<{ game: Game; links: { token: string; password: string }[] }> {
  const emails = Array.from({ length: guests }, (_one, index) => `racer${index}@mail.example`);
  const start = Math.floor(Date.now() / HOUR) * HOUR + 48 * HOUR;
  const game = await json<Game>(
    `${url}/api/game`,
    post(
      {
        sport: 'TENNIS',
        invitationExpiryDays: 2,
        timezone: 'Europe/Brussels',
        calendarPreference: [{ fromTime: new Date(start).toISOString(), toTime: new Date(start + HOUR).toISOString() }],
        locationPreference: [{ location: { name: 'Court 1' } }],
        contactList: emails.map((email, index) => ({ firstName: 'Racer', lastName: `Number${index}`, email })),
        gamePreference: { duration: 60, matchType: 'SINGLE' },
      },
      token,
    ),
  );
  const links = [];
  for (const email of emails) {
    const { body } = await json<{ links: string[] }[]>(`${url}/dev/outbox.json?to=${email}`, { headers: DEV_HEADERS });
    const link = readInvitationPath(new URL(body[0]?.links[0] ?? '').pathname);
    links.push({ token: link?.token ?? '', password: link?.password ?? '' });
  }
  return { game: game.body, links };
}

/**
 * So many guests say yes at the same moment to a single with one spot, over several server processes.
 * @param databaseUrl an empty database that all processes share
 */
export async function acceptRace(databaseUrl: string, processes: number, guests: number): Promise<RaceResult> {
  // The first migrates the database before the others come.
  const servers = [await startServer(false, { DATABASE_URL: databaseUrl }, ['--no-web'])];
  const more = Array.from({ length: processes - 1 }, () =>
    startServer(false, { DATABASE_URL: databaseUrl }, ['--no-web']),
  );
  servers.push(...(await Promise.all(more)));
  try {
    const url = servers[0]?.url ?? '';
    const token = await organiser(url, databaseUrl);
    const { game, links } = await invite(url, token, guests);
    const begun = performance.now();
    const answers = await Promise.all(
      links.map(async (link, index) => {
        const at = servers[index % servers.length]?.url ?? url;
        const answer = await json<Game>(`${at}/api/game/${game.id}/action`, {
          ...post({ actionType: 'ACCEPT', password: link.password }, link.token),
          method: 'PUT',
        });
        return { status: answer.status, game: answer.body };
      }),
    );
    const milliseconds = performance.now() - begun;
    const final = await json<Game>(`${url}/api/game/${game.id}`, { headers: { authorization: `Bearer ${token}` } });
    return { answers, final: final.body, milliseconds };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** What is wrong with the outcome: one in, the others on the waiting list in their order, nobody lost. Empty: nothing. */
export function raceFaults({ answers, final }: RaceResult): string[] {
  const guests = answers.length;
  const faults: string[] = [];
  const refused = answers.filter(({ status }) => status !== 200);
  if (refused.length > 0) faults.push(`${refused.length} were refused`);
  const inside = final.invitee.filter(({ status }) => status === 'CONFIRMED').length;
  if (inside !== 1) faults.push(`${inside} are in`);
  const waiting = final.invitee.filter(({ status }) => status === 'ACCEPTED').length;
  if (waiting !== guests - 1) faults.push(`${waiting} wait`);
  const places = answers.flatMap(({ game }) => game.waiting ?? []).sort((a, b) => a - b);
  if (places.some((place, index) => place !== index + 1) || places.length !== guests - 1) {
    faults.push(`places on the waiting list: ${places.join(', ')}`);
  }
  return faults;
}

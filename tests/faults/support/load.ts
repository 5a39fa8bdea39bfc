import type pg from 'pg';
import { BRAND } from '../../../shared/brand.ts';
import { type GameChanged, LIVE_PATH } from '../../../shared/contract/live.ts';
import { execute } from '../../support/database/databaseServer.ts';

const PASSWORD = 'seven green tennis balls';
const HOUR = 3_600_000;
/** No answer may take longer, even if a part of the deployment is away. */
const PATIENCE_MS = 20_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const jsonHeaders = (token?: string) => ({
  'content-type': 'application/json',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

/** Signs an organiser up who may have any number of matches, and who is no newcomer (R-mail-newcomer). @returns the token of their session */
export async function signUpOrganiser(
  url: string,
  connection: pg.PoolConfig,
  email = 'faults@club.example',
): Promise<string> {
  const body = { firstName: 'Fay', lastName: 'Organiser', password: PASSWORD, emails: [{ email }] };
  const init = { method: 'POST', headers: jsonHeaders(), body: JSON.stringify(body) };
  const answer = await fetch(`${url}/api/signUp`, init);
  if (answer.status !== 201) throw new Error(`the sign-up answered ${answer.status}`);
  await execute(
    connection,
    "update user_addresses set validated_at = now(); update users set membership_level = 'OWNIT', created_at = created_at - interval '30 days'",
  );
  const session = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${BRAND.oauthClientId}:`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'password', username: email, password: PASSWORD }).toString(),
  });
  return ((await session.json()) as { access_token: string }).access_token;
}

/** Makes a match, with a guest when one is given. @throws TypeError without an answer */
export async function makeMatch(url: string, token: string, guest?: string): Promise<Response> {
  const start = Math.floor(Date.now() / HOUR) * HOUR + 48 * HOUR;
  const window = { fromTime: new Date(start).toISOString(), toTime: new Date(start + HOUR).toISOString() };
  const body = {
    sport: 'TENNIS',
    invitationExpiryDays: 2,
    timezone: 'Europe/Brussels',
    calendarPreference: [window],
    locationPreference: [{ location: { name: 'Court 1' } }],
    contactList: guest ? [{ firstName: 'Gil', lastName: 'Guest', email: guest }] : [],
    gamePreference: { duration: 60, matchType: 'SINGLE' },
  };
  return fetch(`${url}/api/game`, {
    method: 'POST',
    headers: jsonHeaders(token),
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

export interface Load {
  /** Ids of the matches that the server said it has. */
  acknowledged: string[];
  /** When that was, of each. */
  times: number[];
  /** Answers that no caller should get. */
  faults: string[];
  /** How many were asked to come back. */
  refused(): number;
  /** What those met who were cut off, or found nobody. */
  unanswered: string[];
  stop(): Promise<void>;
}

export interface LoadOptions {
  /** The address of somebody to invite to the next match. */
  nextGuest?: () => string;
  /** How long a writer rests after each match. */
  restMs?: number;
}

/** Writers who make one match after another, through all faults. */
export function startLoad(url: string, token: string, writers: number, options: LoadOptions = {}): Load {
  const { nextGuest, restMs = 0 } = options;
  const load = {
    acknowledged: [] as string[],
    times: [] as number[],
    faults: [] as string[],
    unanswered: [] as string[],
  };
  let refused = 0;
  let isStopped = false;

  async function write(): Promise<void> {
    const answer = await makeMatch(url, token, nextGuest?.());
    const text = await answer.text();
    // A proxy that found nobody says so without JSON.
    if (!answer.headers.get('content-type')?.includes('json')) throw new Error(`${answer.status} ${text}`);
    const body = JSON.parse(text) as { id?: string; messageId?: string };
    if (answer.ok && body.id) {
      load.acknowledged.push(body.id);
      load.times.push(Date.now());
    } else if (answer.status === 503 && body.messageId === 'E.notReady' && answer.headers.has('retry-after'))
      refused += 1;
    else load.faults.push(`${answer.status} ${JSON.stringify(body)}`);
    if (!answer.ok) await pause(100);
    else if (restMs > 0) await pause(restMs);
  }

  const running = Array.from({ length: writers }, async () => {
    while (!isStopped) {
      await write().catch(async (error: Error) => {
        load.unanswered.push(`${error.message} ${error.cause ?? ''}`);
        if (error.name === 'TimeoutError') load.faults.push('no answer');
        // The server was killed: its connections are refused or break.
        await pause(100);
      });
    }
  });
  return {
    ...load,
    refused: () => refused,
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

/** The live stream of a session, which is opened again when it breaks, as a page does it. */
export function followStream(url: string, token: string) {
  const stop = new AbortController();
  const seen = { events: 0, breaks: 0, openedAt: 0, games: new Set<string>() };
  const read = async () => {
    const answer = await fetch(url + LIVE_PATH, { headers: jsonHeaders(token), signal: stop.signal });
    if (!answer.ok) return;
    seen.openedAt = Date.now();
    let rest = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((one) => one.startsWith('data: '))) {
        seen.events += 1;
        seen.games.add((JSON.parse(line.slice(6)) as GameChanged).gameId);
      }
    }
  };
  const follow = async () => {
    while (!stop.signal.aborted) {
      await read().catch(() => undefined);
      seen.breaks += 1;
      await pause(200);
    }
  };
  void follow();
  return { seen, stop: () => stop.abort() };
}

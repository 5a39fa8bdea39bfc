import type { OutboxMail } from '../../server/features/dev/outbox.ts';
import { signUp, validateEmail } from '../../shared/contract/account.ts';
import { actOnGame, createGame, getGame } from '../../shared/contract/game.ts';
import type { Game } from '../../shared/contract/schemas/gameAnswer.ts';
import { createToken } from '../../shared/contract/session.ts';
import { type InvitationLink, readInvitationPath } from '../../shared/routes/invitation.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import type { TestApp } from './app.ts';
import { call } from './client.ts';
import { execute } from './database/databaseServer.ts';
import { DEV_HEADERS } from './devHeaders.ts';

export const PASSWORD = 'seven green tennis balls';

let people = 0;

export interface Person {
  id: string;
  code: string;
  email: string;
  token: string;
}

/** A new account; its address is proved unless said otherwise. */
export async function createPerson(
  test: TestApp,
  { validated = true, ...changes }: { validated?: boolean; [field: string]: unknown } = {},
): Promise<Person> {
  people += 1;
  const email = `player${people}@club.example`;
  const body = { firstName: 'Pat', lastName: `Player${people}`, password: PASSWORD, emails: [{ email }], ...changes };
  const account = await call(test, signUp, { body });
  const address = body.emails[0]?.email ?? email;
  if (validated) await proveAddress(test, address);
  return { ...account.body, email: address, token: await logIn(test, address) };
}

export async function logIn(test: TestApp, username: string, password = PASSWORD): Promise<string> {
  const answer = await call(test, createToken, { body: { grant_type: 'password', username, password } });
  return answer.body.access_token;
}

/** Makes an account as if it had been there for longer: what it may mail to strangers grows by it (R-mail-newcomer). */
export async function ageAccount({ connection }: TestApp, { id }: Person, days: number): Promise<void> {
  await execute(connection, `update users set created_at = created_at - interval '${days} days' where id = '${id}'`);
}

/** Opens the validation link that was mailed to an address, with the password of the account. */
export async function proveAddress(test: TestApp, email: string, password = PASSWORD): Promise<void> {
  const links = (await outbox(test, email)).flatMap((mail) => mail.links);
  const link = links.find((each) => each.includes(PATHS.validateEmail));
  const token = new URL(link ?? '').searchParams.get('token');
  const answer = await call(test, validateEmail, { body: { token, password } });
  if (answer.status !== 200) throw new Error(`validation answered ${answer.status}`);
}

/** @returns the mails to an address, newest first */
export async function outbox(test: TestApp, to?: string): Promise<OutboxMail[]> {
  const query = to ? { query: { to } } : {};
  const response = await test.app.inject({ url: '/dev/outbox.json', headers: DEV_HEADERS, ...query });
  return response.json();
}

/** @returns what the link of the newest mail to an address says */
export async function linkOf(test: TestApp, email: string): Promise<InvitationLink> {
  const [mail] = await outbox(test, email);
  const link = mail && readInvitationPath(new URL(mail.links[0] ?? '').pathname);
  if (!link) throw new Error(`no invitation was mailed to ${email}`);
  return link;
}

const HOUR = 3_600_000;

/** @returns the instant so many hours after the test's now, on the full hour */
export function hoursFromNow(test: TestApp, hours: number): string {
  const hour = Math.floor(test.clock.now().getTime() / HOUR) * HOUR;
  return new Date(hour + hours * HOUR).toISOString();
}

/** The body of a tennis single tomorrow, 24 to 28 hours from now, at one venue in Brussels. */
export function gameBody(
  test: TestApp,
  changes: Record<string, unknown> = {},
  preference: Record<string, unknown> = {},
) {
  return {
    sport: 'TENNIS',
    invitationExpiryDays: 5,
    timezone: 'Europe/Brussels',
    calendarPreference: [{ fromTime: hoursFromNow(test, 24), toTime: hoursFromNow(test, 28) }],
    locationPreference: [{ location: { name: 'Court 1' } }],
    contactList: [],
    gamePreference: { duration: 60, matchType: 'SINGLE', ...preference },
    ...changes,
  };
}

export async function createTestGame(
  test: TestApp,
  owner: Pick<Person, 'token'> & Partial<Person>,
  changes: Record<string, unknown> = {},
  preference: Record<string, unknown> = {},
): Promise<Game> {
  const answer = await call(test, createGame, { token: owner.token, body: gameBody(test, changes, preference) });
  return answer.body;
}

/** @returns an account as its organiser invites it who knows no more than the address */
export function contactOf({ email }: Pick<Person, 'email'>) {
  return { firstName: 'Pat', lastName: 'Player', email };
}

let guests = 0;

/** @returns a contact nobody knows yet */
export function newGuest(changes: Record<string, unknown> = {}) {
  guests += 1;
  return { firstName: 'Gil', lastName: `Guest${guests}`, email: `guest${guests}@mail.example`, ...changes };
}

/** Makes somebody known to an organiser, whose invitation they decline. */
export async function meet(test: TestApp, owner: Person, person: Person): Promise<void> {
  const { id } = await createTestGame(test, owner, { contactList: [contactOf(person)] });
  const body = { actionType: 'DECLINE' as const };
  await call(test, actOnGame, { params: { id }, token: person.token, body });
}

export async function readGame(test: TestApp, id: string, token: string): Promise<Game> {
  return (await call(test, getGame, { params: { id }, token })).body;
}

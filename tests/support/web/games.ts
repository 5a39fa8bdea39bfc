import { type APIRequestContext, expect } from '@playwright/test';
import { BRAND } from '../../../shared/brand.ts';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { mailedLink, newAddress, PASSWORD } from './test.ts';

/** A person with an account, and how to act for them without a page. */
export interface Player {
  id: string;
  code: string;
  email: string;
  token: string;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Makes an account whose address is proved. */
export async function newPlayer(
  request: APIRequestContext,
  firstName: string,
  email = newAddress(firstName.toLowerCase()),
): Promise<Player> {
  const data = { firstName, lastName: 'Baker', password: PASSWORD, emails: [{ email, main: true }] };
  const account = await request.post('/api/signUp', { data });
  expect(account.status()).toBe(201);
  const link = await mailedLink(request, email, 'confirm your email');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  expect((await request.post('/api/validateEmail', { data: { token, password: PASSWORD } })).status()).toBe(200);
  const session = await request.post('/oauth/token', {
    headers: { Authorization: `Basic ${btoa(`${BRAND.oauthClientId}:`)}` },
    form: { grant_type: 'password', username: email, password: PASSWORD },
  });
  return { ...(await account.json()), email, token: (await session.json()).access_token };
}

const HOUR = 3_600_000;

/** @returns the instant so many hours from now, on the full hour */
export const hoursFromNow = (hours: number): string =>
  new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();

/** Publishes a single over three hours the day after tomorrow at two venues, unless told otherwise. */
export async function newGame(
  request: APIRequestContext,
  owner: Player,
  changes: Record<string, unknown> = {},
  preference: Record<string, unknown> = {},
): Promise<Game> {
  const answer = await request.post('/api/game', {
    headers: bearer(owner.token),
    data: {
      sport: 'TENNIS',
      invitationExpiryDays: 5,
      timezone: 'Europe/Brussels',
      calendarPreference: [{ fromTime: hoursFromNow(48), toTime: hoursFromNow(51) }],
      locationPreference: [{ location: { name: 'Court 1' } }, { location: { name: 'Court 2' } }],
      contactList: [],
      gamePreference: { duration: 60, matchType: 'SINGLE', ...preference },
      ...changes,
    },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

export async function readGame(request: APIRequestContext, id: string, token: string): Promise<Game> {
  return (await request.get(`/api/game/${id}`, { headers: bearer(token) })).json();
}

/** Answers or decides without a page. */
export async function act(
  request: APIRequestContext,
  id: string,
  token: string,
  body: Record<string, unknown>,
): Promise<Game> {
  const answer = await request.put(`/api/game/${id}/action`, { headers: bearer(token), data: body });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** @returns the path of a link */
export const pathOf = (url: string | null): string => new URL(url ?? '').pathname;

/** @returns the path of the invitation mailed to an address */
export const invitationOf = (request: APIRequestContext, email: string): Promise<string> =>
  mailedLink(request, email, 'invites you');

/** The parts of an invitation's path. */
export function partsOf(path: string): { password: string; token: string } {
  const [, , gameAndPassword = '', token = ''] = path.split('/');
  return { password: gameAndPassword.split('-')[1] ?? '', token };
}

/** Has people decline by their mailed links, who are known to the organiser from then on. */
export async function declineAll(request: APIRequestContext, id: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const { token, password } = partsOf(await invitationOf(request, address));
    await act(request, id, token, { actionType: 'DECLINE', password });
  }
}

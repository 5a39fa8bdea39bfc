import { type APIRequestContext, expect } from '@playwright/test';
import type { Club } from '../../../shared/contract/schemas/club.ts';
import type { Player } from './games.ts';

const bearer = ({ token }: Player) => ({ Authorization: `Bearer ${token}` });

/** @returns an address of a club that no other test uses */
export const newSlug = (): string => `c${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Makes a tennis club in Gent that everybody sees and joins by a press, unless told otherwise. */
export async function newClub(
  request: APIRequestContext,
  keeper: Player,
  changes: Record<string, unknown> = {},
): Promise<Club> {
  const answer = await request.post('/api/club', {
    headers: bearer(keeper),
    data: {
      ...{ name: 'Riverside', slug: newSlug(), sports: ['TENNIS'], timezone: 'Europe/Brussels', country: 'BE' },
      ...{ city: 'Gent', language: 'en', visibility: 'PUBLIC', joining: 'OPEN' },
      ...changes,
    },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** Joins a club by its link without a page. */
export async function joinByLink(request: APIRequestContext, { id, joinUrl }: Club, player: Player): Promise<void> {
  const data = { token: joinUrl?.split('/').at(-1) };
  const answer = await request.post(`/api/club/${id}/join`, { headers: bearer(player), data });
  expect(await answer.json()).toEqual({ state: 'IN' });
}

import { setTimeout as pause } from 'node:timers/promises';
import { BRAND } from '../../shared/brand.ts';
import type { Auth } from '../../shared/contract/endpoint.ts';
import { actOnGame, getGame } from '../../shared/contract/game.ts';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../shared/routes/invitation.ts';
import type { TestApp } from '../support/app.ts';
import { call } from '../support/client.ts';
import { createPerson, createTestGame, linkOf, newGuest } from '../support/factories.ts';
import type { Names } from './hostileValues.ts';

/** Who sends requests, and what they can name. */
export interface World {
  /** By what an endpoint asks for. */
  authorizations: Record<Auth, readonly (string | null)[]>;
  gameId: string;
  /** Paths of pages on which the match is answered. */
  pages: readonly string[];
  names: Names;
}

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

/** A small club: a match with a member, a guest and a share link, and somebody who has nothing to do with it. */
export async function makeWorld(test: TestApp): Promise<World> {
  const owner = await createPerson(test);
  const player = await createPerson(test);
  const stranger = await createPerson(test);
  const guest = newGuest();
  const game = await createTestGame(test, owner, {
    contactList: [guest, { firstName: 'Pat', lastName: 'Known', email: player.email }],
  });
  const link = await linkOf(test, guest.email);
  const share = game.shareUrl?.split('/').at(-1) ?? '';
  const shown = (await call(test, getGame, { params: { id: game.id }, token: owner.token })).body;
  const [slot] = shown.calendarPreference;
  await call(test, actOnGame, {
    params: { id: game.id },
    token: player.token,
    body: {
      actionType: 'ACCEPT',
      preferedCalendar: [slot],
      preferedLocation: shown.locationPreference.map(({ id }) => id),
    },
  });
  const tokens = [owner.token, player.token, stranger.token, link.token, share];
  return {
    authorizations: {
      public: [null, 'Bearer unknownUnknown', 'Bearer \u00ff', 'Basic %%%', basic('x'.repeat(3000))],
      client: [basic(`${BRAND.oauthClientId}:`)],
      reader: [basic(`${BRAND.oauthClientId}:`), ...tokens.slice(0, 3).map((token) => `Bearer ${token}`)],
      visitor: [null, ...tokens.slice(0, 3).map((token) => `Bearer ${token}`)],
      session: tokens.slice(0, 3).map((token) => `Bearer ${token}`),
      game: tokens.map((token) => `Bearer ${token}`),
      operator: tokens.slice(0, 2).map((token) => `Bearer ${token}`),
    },
    gameId: game.id,
    pages: [link, ...[link.token, share, WEB_ACCESS_TOKEN].map((token) => ({ ...link, password: null, token }))].map(
      invitationPath,
    ),
    names: [
      game.id,
      owner.id,
      player.id,
      owner.code,
      player.email,
      guest.email,
      ...tokens,
      ...shown.invitee.map(({ id }) => id),
      ...shown.locationPreference.map(({ id }) => id),
      `${game.id}-${link.token}`,
      'TENNIS',
      'nobody',
    ],
  };
}

/** @returns whether a server still answers, before patience ends */
export async function isAlive(url: string, patienceMs: number): Promise<boolean> {
  const config = fetch(`${url}/api/config`).then(
    (answer) => answer.ok,
    () => false,
  );
  return Promise.race([config, pause(patienceMs).then(() => false)]);
}

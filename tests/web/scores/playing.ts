import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { act, hoursFromNow, newGame, newPlayer, type Player, readGame } from '../../support/web/games.ts';
import { moveClock, waitForScript } from '../../support/web/test.ts';

export const HOUR = 3_600_000;
/** Hours after which a match of `newMatch` is over. */
const OVER = 5;

type ContextOptions = Parameters<Browser['newContext']>[0];

/** A window of somebody who is logged in, or of nobody. */
export async function newWindow(browser: Browser, options: ContextOptions, player?: Player): Promise<Page> {
  const context: BrowserContext = await browser.newContext(options);
  const page = await context.newPage();
  await waitForScript(page);
  if (player) {
    await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), player.token);
  }
  return page;
}

/** Two players, Olga and Finn. */
export async function newPair(request: APIRequestContext): Promise<{ olga: Player; finn: Player }> {
  return { olga: await newPlayer(request, 'Olga'), finn: await newPlayer(request, 'Finn') };
}

/** A single of Olga's that Finn has accepted, in two hours' time. */
export async function newMatch(
  request: APIRequestContext,
  { olga, finn }: { olga: Player; finn: Player },
  changes: Record<string, unknown> = {},
): Promise<Game> {
  const { id } = await newGame(request, olga, {
    contactList: [{ firstName: 'Finn', lastName: 'Baker', email: finn.email }],
    calendarPreference: [{ fromTime: hoursFromNow(2), toTime: hoursFromNow(3) }],
    locationPreference: [{ location: { name: 'Court 1' } }],
    ...changes,
  });
  await act(request, id, finn.token, { actionType: 'ACCEPT' });
  return readGame(request, id, olga.token);
}

/** Moves the clock to when the match is over, and so many hours further. */
export const playOut = (request: APIRequestContext, hours = 0): Promise<void> =>
  moveClock(request, new Date(Date.now() + (OVER + hours) * HOUR));

/** One set, entered by a player without a page. */
export const enter = (
  request: APIRequestContext,
  id: string,
  { token }: Player,
  [initiatorScore, opponentScore]: readonly [number, number],
): Promise<Game> =>
  act(request, id, token, {
    actionType: 'SET_SCORE',
    sets: [{ initiatorScore, opponentScore, type: 'NORMAL', ord: 0 }],
  });

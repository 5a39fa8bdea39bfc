import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Game } from '../../../shared/contract/schemas/gameAnswer.ts';
import { words } from '../words.ts';
import { act, invitationOf, newGame, newPlayer, type Player, partsOf } from './games.ts';
import { newAddress } from './test.ts';

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The button that says yes: the last one, as who came by the share link is asked for more by a dialog with one of its own. */
export const accept = (page: Page): Locator => page.getByRole('button', { name: 'I’m in' }).last();

/** Says yes by the share link, and in the dialog who it is; what is left is the yes there. */
export async function introduce(page: Page, email: string): Promise<void> {
  await accept(page).click();
  await expect(page.getByRole('dialog', { name: 'Nearly there. Who are you?' })).toBeVisible();
  await page.getByLabel('First name').fill('Vic');
  await page.getByLabel('Last name').fill('Visitor');
  await page.getByLabel('Email address').fill(email);
}

/** Opens the grid with every time, behind the first ones. */
export async function openTimes(page: Page, t = words('en')): Promise<void> {
  const fold = page.locator('details').filter({ hasText: t('invitation.when.more', { number: '' }).trim() });
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}

/** Takes a slot of the list, which is the same choice as the grid. */
export async function chooseSlot(page: Page, index = 0): Promise<void> {
  await openTimes(page);
  await page.getByRole('radio', { name: 'List' }).check();
  await page.locator('button[aria-pressed]', { hasText: '–' }).nth(index).click();
}

/** A match with one venue, so that only the time is chosen. */
export const ONE_VENUE = { locationPreference: [{ location: { name: 'Court 1' } }] };

/** Opens pages as somebody who is logged in already. */
export async function enterAs(page: Page, { token }: Player): Promise<void> {
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
}

export interface InvitedGuest {
  owner: Player;
  email: string;
  game: Game;
  /** Of the mailed invitation. */
  path: string;
  /** Answers by that link without a page. */
  answer(actionType: string, more?: Record<string, unknown>): Promise<Game>;
}

/** Publishes a match with one guest, Gil, who got the mail. */
export async function inviteGuest(
  request: APIRequestContext,
  changes: Record<string, unknown> = {},
  preference: Record<string, unknown> = {},
): Promise<InvitedGuest> {
  const owner = await newPlayer(request, 'Olga');
  const email = newAddress('gil');
  const contactList = [{ firstName: 'Gil', lastName: 'Guest', email }];
  const game = await newGame(request, owner, { contactList, ...changes }, preference);
  const path = await invitationOf(request, email);
  const { token, password } = partsOf(path);
  const answer = (actionType: string, more: Record<string, unknown> = {}) =>
    act(request, game.id, token, { actionType, password, ...more });
  return { owner, email, game, path, answer };
}

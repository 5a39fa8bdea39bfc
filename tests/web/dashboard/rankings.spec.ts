import type { APIRequestContext } from '@playwright/test';
import { addressOf, DEMO_PASSWORD, MEMBERS } from '../../../server/demo/people.ts';
import { BRAND } from '../../../shared/brand.ts';
import type {
  OwnRank,
  Ranking,
  RatingHistory,
  TechnicalSkills,
} from '../../../shared/contract/schemas/ratings/rating.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/web/test.ts';

const read = async <T>(request: APIRequestContext, token: string, path: string): Promise<T> =>
  (await request.get(path, { headers: { Authorization: `Bearer ${token}` } })).json();

/** @returns the session of a member who plays doubles most, in which sport, and which one they played last */
async function findDoublesPlayer(request: APIRequestContext) {
  for (const member of MEMBERS) {
    const session = await request.post('/oauth/token', {
      headers: { Authorization: `Basic ${btoa(`${BRAND.oauthClientId}:`)}` },
      form: { grant_type: 'password', username: addressOf(member), password: DEMO_PASSWORD },
    });
    const { access_token: token } = (await session.json()) as { access_token: string };
    const skills = await read<TechnicalSkills>(request, token, '/api/skill/technical/allsports');
    const [main] = skills;
    const days = skills.map(({ lastDay }) => lastDay ?? '').sort();
    const latest = skills.find(({ lastDay }) => lastDay === days.at(-1))?.sport;
    const singles = `/api/rank/crosscourt/places?sport=${main?.sport}`;
    const ranks = await read<OwnRank[]>(request, token, singles);
    if (main?.sport === 'PADEL' && ranks.every(({ rank, provisional }) => rank === null && provisional.rank === null))
      return { token, sport: main.sport, latest };
  }
  throw new Error('nobody of the demo club plays doubles alone');
}

const shown = (rating: number) => rating.toFixed(1);

// R-rankings-screen
test('rankings open in the sport played last, a sport where this player plays most; a pair’s history says why it is rated otherwise now', async ({
  page,
  request,
}) => {
  const { token, sport, latest } = await findDoublesPlayer(request);
  await page.addInitScript((value) => sessionStorage.setItem('crosscourt.session', value), token);
  await page.goto('/ratingsAndRankings');
  await expect(page.locator(`a[data-sport=${latest}]`)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: /^Padel/ }).click();
  await expect(page.getByRole('radio', { name: 'Doubles' })).toBeChecked();
  await expect(page.locator('tr[aria-current]').first()).toBeVisible();
  // A reader who asks for singles gets them.
  await page.getByRole('radio', { name: 'Singles' }).click();
  await expect(page.getByRole('radio', { name: 'Singles' })).toBeChecked();
  await page.getByRole('radio', { name: 'Doubles' }).click();
  await expect(page.locator('tr[aria-current]').first()).toBeVisible();
  // What is folded comes to light first.
  for (const fold of await page.locator('section summary').all()) await fold.click();
  // An open table has no such button any more.
  const whole = page.getByRole('button', { name: /^All \d+/ });
  while ((await whole.count()) > 0) await whole.first().click();

  const ranking = `/api/rank/crosscourt?sport=${sport}&double=true`;
  const placed = await read<Ranking>(request, token, ranking);
  const pairs = [...placed, ...(await read<Ranking>(request, token, `${ranking}&provisional=true`))];
  const kinds = { moved: [] as Ranking, same: [] as Ranking };
  for (const pair of pairs) {
    const [newest] = await read<RatingHistory>(request, token, `/api/report/ratinghistory/${pair.team.id}`);
    kinds[shown(newest?.rating ?? 0) === shown(pair.rating) ? 'same' : 'moved'].push(pair);
    if (kinds.moved.length > 0 && kinds.same.length > 0) break;
  }
  for (const [kind, [pair]] of Object.entries(kinds)) {
    const names = pair?.team.players.map(({ firstName, lastName }) => `${firstName} ${lastName}`) ?? [];
    await page.getByRole('button', { name: new RegExp(`^History of (?=.*${names[0]})(?=.*${names[1]})`) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('table').first()).toBeVisible();
    await expect(dialog.getByText(`Now ${shown(pair?.rating ?? 0)}: a pair’s level`)).toHaveCount(
      kind === 'moved' ? 1 : 0,
    );
    await expectNoSidewaysScroll(page);
    if (kind === 'moved') await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
});

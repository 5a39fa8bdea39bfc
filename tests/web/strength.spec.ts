import { expect, expectAccessible, expectNoSidewaysScroll, PASSWORD, test } from '../support/web/test.ts';

const TOKEN = 'a'.repeat(32);

for (const { lang, field, weak, reason, advice, strong } of [
  {
    lang: 'en',
    field: 'Password',
    weak: 'Very easy to guess',
    reason: 'This is one of the ten most common passwords.',
    advice: 'Add a word or two, the rarer the better.',
    strong: 'Very strong',
  },
  {
    lang: 'hu',
    field: 'Jelszó',
    weak: 'Nagyon könnyen kitalálható',
    reason: 'Ez a tíz leggyakoribb jelszó egyike.',
    advice: 'Tegyél hozzá egy-két szót, minél ritkábbat, annál jobb.',
    strong: 'Nagyon erős',
  },
]) {
  test(`the meter says in ${lang} why a password is weak and what helps`, async ({ page }) => {
    await page.goto(`/signupmail?lang=${lang}`);
    await page.getByLabel(field, { exact: true }).fill('password');
    const meter = page.getByRole('status').filter({ hasText: weak });
    await expect(meter).toContainText(reason);
    await expect(meter.getByRole('listitem')).toHaveText([advice]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.getByLabel(field, { exact: true }).fill(PASSWORD);
    await expect(page.getByRole('status').filter({ hasText: strong })).toHaveText(strong);
  });
}

test('one’s own name is a reason, and the words wait until the typing rests', async ({ page }) => {
  await page.goto('/signupmail');
  await page.getByLabel('First name').fill('Grzegorzewska');
  const meter = page.getByRole('status').filter({ hasText: /\S/ });
  const said: string[] = [];
  await page.exposeFunction('say', (text: string) => said.push(text));
  await meter.first().evaluate((element) => {
    const say = (window as unknown as { say: (text: string) => void }).say;
    new MutationObserver(() => say(element.textContent)).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await page.getByLabel('Password', { exact: true }).pressSequentially('grzegorzewska', { delay: 60 });
  await expect(meter.filter({ hasText: 'It contains your own name or address.' })).toBeVisible();
  expect(new Set(said).size).toBe(1);
});

test('the new password is met by the same meter, whose dictionaries come with the first key', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`/setNewPassword/${TOKEN}`, { waitUntil: 'networkidle' });
  const before = scripts.length;
  await page.getByLabel('New password', { exact: true }).fill('2015');
  await expect(page.getByText('Recent years are among the first guesses.')).toBeVisible();
  await expect(page.getByText('Avoid recent years.')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('the worst password does not freeze the page', async ({ page }) => {
  await page.goto('/signupmail');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('warm up');
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  const longestPause = await page.evaluateHandle(() => {
    const pause = { last: performance.now(), longest: 0 };
    setInterval(() => {
      const now = performance.now();
      pause.longest = Math.max(pause.longest, now - pause.last);
      pause.last = now;
    }, 10);
    return pause;
  });
  await field.fill('4@8({[<369&#!1/|0$5+7%2'.repeat(5).slice(0, 100));
  await expect(page.getByRole('status').filter({ hasText: 'Very strong' })).toBeVisible();
  // Where the page itself judges, it stands still for several seconds.
  expect((await longestPause.jsonValue()).longest).toBeLessThan(1500);
});

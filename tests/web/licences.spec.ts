import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/web/test.ts';
import { words } from '../support/words.ts';

// R-licences
const t = words('en');

test('the footer leads to what everything is made of, each with its own words; what can’t be loaded is asked for again', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await page.route('**/api/licences', (route) => route.abort());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.licences') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('licences.title'));
  const retry = page.getByRole('button', { name: t('alert.retry') });
  await expect(retry).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/licences');
  await context.setOffline(true);
  await retry.click();
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(retry).toBeHidden();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  const field = page.getByRole('searchbox', { name: t('licences.search') });
  const part = (name: string) => page.locator('summary').filter({ hasText: name });
  // From the pages, the server, the desktop app, and what no package of npm is.
  for (const name of [
    'react-dom 19',
    'fastify 5',
    'electron-updater 6',
    'Archivo',
    'Chromium',
    'Electron',
    'Node.js',
  ]) {
    await field.fill(name.split(' ')[0] ?? '');
    await expect(part(name).first()).toBeVisible();
  }
  await field.fill('postgresql');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('search.found', { total: '1' }));
  await part('PostgreSQL').click();
  await expect(page.getByText('PostgreSQL Global Development Group')).toBeVisible();
  await expectAccessible(page);
  await part('PostgreSQL').click();
  await expect(page.getByText('PostgreSQL Global Development Group')).toBeHidden();
  await field.fill('libvips lgpl');
  await part('sharp-libvips').click();
  await expect(page.getByText('GNU LESSER GENERAL PUBLIC LICENSE').first()).toBeVisible();
  await field.fill('no such part');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('search.none'));
});

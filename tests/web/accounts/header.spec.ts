import sharp from 'sharp';
import { newPlayer } from '../../support/web/games.ts';
import { expect, expectNoSidewaysScroll, test } from '../../support/web/test.ts';

test('the language stands in its button, whole, on narrow phones', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/login?lang=nl');
    const select = page.getByRole('banner').getByRole('combobox');
    await expect(select).toHaveValue('nl');
    const { room, text } = await select.evaluate((element: HTMLSelectElement) => {
      const style = getComputedStyle(element);
      const canvas = document.createElement('canvas').getContext('2d');
      if (canvas) canvas.font = style.font;
      const paddings = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const written = element.selectedOptions[0]?.text ?? '';
      return { room: element.clientWidth - paddings, text: canvas?.measureText(written).width ?? Number.NaN };
    });
    expect(room, `${width} px`).toBeGreaterThanOrEqual(Math.floor(text));
    await expectNoSidewaysScroll(page, `${width} px`);
  }
});

test('the ring around a picture in the header is a circle', async ({ page }) => {
  const player = await newPlayer(page.request, 'Ann');
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const uploaded = await page.request.post('/api/uploadprofilepic', {
    headers: { Authorization: `Bearer ${player.token}` },
    multipart: { file: { name: 'me.png', mimeType: 'image/png', buffer: picture } },
  });
  expect(uploaded.ok()).toBe(true);
  await page.addInitScript((token) => sessionStorage.setItem('crosscourt.session', token), player.token);
  await page.goto('/');
  const ring = page.getByRole('banner').getByRole('link', { name: 'Profile' });
  await expect(ring.locator('img')).toBeVisible();
  const box = await ring.boundingBox();
  expect(box?.height).toBe(box?.width);
});

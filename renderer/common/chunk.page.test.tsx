import '@testing-library/jest-dom/vitest';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextContext } from '../i18n/useText.ts';
import { chunk } from './chunk.tsx';

afterEach(() => vi.restoreAllMocks());

// R-parts
test('a part comes with the network, though the device says so before it is true', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let tries = 0;
  const { Part } = chunk(async () => {
    tries += 1;
    if (tries <= 2) throw new TypeError('no network');
    return { default: () => <p>Here it is</p> };
  });
  render(
    <TextContext value={(key) => key}>
      <Part />
    </TextContext>,
  );
  expect(await screen.findByText('part.failed.offline')).toBeVisible();
  expect(tries).toBe(1);
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here it is', {}, { timeout: 15_000 })).toBeVisible();
  expect(tries).toBe(3);
});

import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { COLOURS } from './titleBar.ts';

vi.mock('electron', () => ({ nativeTheme: {} }));

it('has the colours of the page’s header', () => {
  const tokens = readFileSync(new URL('../../renderer/styles/tokens.css', import.meta.url), 'utf8');
  const { light, dark } = COLOURS;
  expect(tokens).toContain(`--paper: light-dark(${light.color}, ${dark.color});`);
  expect(tokens).toContain(`--ink: light-dark(${light.symbolColor}, ${dark.symbolColor});`);
});

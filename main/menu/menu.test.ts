import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, test, vi } from 'vitest';
import { LANGUAGES } from '../../shared/locales/languages.ts';
import { contextMenu, spellings } from './contextMenu.ts';
import { type MenuDeps, menuTemplate } from './menuTemplate.ts';
import { loadText } from './text.ts';

const deps = (more: Partial<MenuDeps> = {}): MenuDeps => ({
  text: (key) => key,
  isMac: false,
  isPackaged: true,
  go: vi.fn(),
  print: vi.fn(),
  openInBrowser: vi.fn(),
  staysInTray: false,
  stayInTray: vi.fn(),
  ...more,
});

const itemsOf = (template: MenuItemConstructorOptions[]) =>
  template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));

describe('menuTemplate', () => {
  it.each(LANGUAGES)('has words for everything in %s', async (language) => {
    const text = await loadText(language);
    for (const isMac of [true, false]) {
      const template = menuTemplate(deps({ text, isMac }));
      for (const { label, type } of [...template, ...itemsOf(template)]) {
        if (type !== 'separator') expect(label).toMatch(/^[^.]*\p{L}{2}[^.]*$/u);
      }
    }
  });

  it('gives no shortcut twice, and hides the developers’ tools from everybody else', () => {
    const items = itemsOf(menuTemplate(deps()));
    const shortcuts = items.map(({ accelerator }) => accelerator).filter(Boolean);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
    expect(items.some(({ role }) => role === 'toggleDevTools')).toBe(false);
    expect(itemsOf(menuTemplate(deps({ isPackaged: false }))).some(({ role }) => role === 'toggleDevTools')).toBe(true);
  });

  it('leads to the pages it names', () => {
    const go = vi.fn();
    const items = itemsOf(menuTemplate(deps({ go })));
    const press = (label: string) => {
      const click = items.find((item) => item.label === label)?.click as (() => void) | undefined;
      click?.();
    };
    for (const label of ['organise.title', 'nav.matches', 'nav.profile']) press(label);
    expect(go.mock.calls).toEqual([['/organise'], ['/'], ['/profile']]);
  });
});

describe('contextMenu', () => {
  const editFlags = { canCut: true, canCopy: true, canPaste: false } as Electron.ContextMenuParams['editFlags'];
  const clicked = { isEditable: true, misspelledWord: '', dictionarySuggestions: [], selectionText: '', editFlags };
  const deps = { text: (key: string) => key, replace: vi.fn(), learn: vi.fn() };

  it('offers better spellings first, and to learn the word', () => {
    const menu = contextMenu({ ...clicked, misspelledWord: 'tenis', dictionarySuggestions: ['tennis'] }, deps);
    expect(menu.map(({ label, type }) => label ?? type)).toEqual([
      'tennis',
      'menu.learnSpelling',
      'separator',
      'menu.cut',
      'menu.copy',
      'menu.paste',
    ]);
    for (const item of menu.slice(0, 2)) (item.click as unknown as () => void)();
    expect(deps.replace).toHaveBeenCalledWith('tennis');
    expect(deps.learn).toHaveBeenCalledWith('tenis');
  });

  it('offers what can be done: nothing at all where nothing can', () => {
    expect(contextMenu({ ...clicked, isEditable: false }, deps)).toEqual([]);
    expect(contextMenu({ ...clicked, isEditable: false, selectionText: 'a' }, deps)).toHaveLength(1);
    expect(contextMenu(clicked, deps).find(({ role }) => role === 'paste')?.enabled).toBe(false);
  });
});

test.each([
  ['en', 'en-US', ['en-US']],
  ['en', 'nl', ['en-GB', 'nl']],
  ['nl', 'nl', ['nl']],
  ['pt', 'xx', ['pt-PT']],
  ['hu', 'xx', []],
] as const)('notes in %s on a %s system are checked by %o', (shown, system, list) => {
  expect(spellings(shown, system, ['en-GB', 'en-US', 'nl', 'pt-BR', 'pt-PT'])).toEqual(list);
});

import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const RENDERER = resolve(import.meta.dirname, '../renderer');
/** These represent most pages, which open with the modules that they share with these. */
const ENTRIES = [
  'app.tsx',
  'app/layouts/PublicLayout.tsx',
  'features/invitation/InvitationPage.tsx',
  'features/publicProfile/PublicProfilePage.tsx',
].map((path) => resolve(RENDERER, path));

const FIRST = resolve(RENDERER, 'main.tsx');

/** Modules that those open with; known once all modules are read. */
const shared = new Set<string>();
const first = new Set<string>();

/** @returns whether most pages open with a module, imported directly or by another */
export const isShared = (id: string): boolean => shared.has(id);

/** @returns whether a module is needed to find out how a page goes on, which guests do without the rest of the app */
export const isFirst = (id: string): boolean => first.has(id);

/** Finds out what most pages open with, so that what lies in the same folder for one of them alone doesn't travel with it. */
export const sharedModules: Plugin = {
  name: 'shared-modules',
  apply: 'build',
  buildEnd() {
    const collect = (entries: readonly string[], found: Set<string>) => {
      found.clear();
      const add = (id: string) => {
        if (found.has(id)) return;
        found.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported);
      };
      for (const entry of entries) {
        if (!this.getModuleInfo(entry)) this.error(`${entry} is not part of the build`);
        add(entry);
      }
    };
    collect(ENTRIES, shared);
    collect([FIRST], first);
  },
};

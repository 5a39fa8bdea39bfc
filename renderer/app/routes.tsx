import type { ComponentType, ReactNode } from 'react';
import { readPattern } from '../../shared/routes/paths.ts';
import { chunk } from '../common/chunk.tsx';
import { PageSkeleton } from '../common/feedback/PageSkeleton.tsx';
import { PAGES, type PageEntry } from './pages.ts';

type PageModule = { default: ComponentType };

const FILES = import.meta.glob<PageModule>('../features/**/*Page.tsx');

export interface AppRoute extends PageEntry {
  load: () => Promise<unknown>;
  Page: ComponentType;
}

export const ROUTES: readonly AppRoute[] = PAGES.map((entry) => {
  const find = FILES[`../features/${entry.file}`];
  if (!find) throw new Error(`there is no page ${entry.file}`);
  const { load, Part } = chunk(find, { waiting: <PageSkeleton /> });
  return { ...entry, load, Page: Part };
});

/** The frame of those who are logged in; visitors do without its code. */
const signedInLayout = chunk<{ children: ReactNode; bleeds?: boolean }>(
  () => import('./layouts/SignedInLayout.tsx').then((m) => ({ default: m.SignedInLayout })),
  { waiting: <PageSkeleton bare /> },
);
export const SignedInLayout = signedInLayout.Part;

/** @returns the route a path leads to */
function routeAt(path: string): AppRoute | null {
  return ROUTES.find((entry) => readPattern(entry.path, path)) ?? null;
}

/**
 * Fetches the code of the page at a path, and of its frame, before anything is drawn.
 * @returns when it is there; a failure is met again, and shown, when the page is drawn
 */
export async function preloadRoute(path: string): Promise<void> {
  const entry = routeAt(path);
  const parts = [entry, entry?.layout === 'signedIn' || entry?.layout === 'invited' ? signedInLayout : null];
  await Promise.allSettled(parts.map((part) => part?.load()));
}

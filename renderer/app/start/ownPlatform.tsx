import { createWebPlatform } from '../../platform/web.ts';
import type { RootStore } from '../../stores/RootStore.ts';

/** Put in by the build: whether this is the desktop app's. */
declare const __DESKTOP__: boolean;

let root: RootStore | undefined;

/** The stores of this window are there: the device's messages go through them. */
export function attachStores(stores: RootStore): void {
  root = stores;
}

// The web build leaves it all out: a guest's phone counts every kilobyte.
const bridge = __DESKTOP__ ? window.desktop : undefined;
export const platform = bridge
  ? (await import('../../platform/desktop.ts')).createDesktopPlatform(bridge, () =>
      root?.feedback.toast({ id: 'notKept', tone: 'info', text: 'desktop.session.notKept', stays: true }),
    )
  : createWebPlatform();
// Before anything is drawn: typing is noticed from then on, and not lost to a link that is opened.
const DesktopHost = __DESKTOP__ && bridge ? (await import('../../features/desktop/DesktopHost.tsx')).default : null;

/** Shown above the pages of the desktop app. */
export const desktopOverlay = DesktopHost && bridge ? <DesktopHost bridge={bridge} /> : null;

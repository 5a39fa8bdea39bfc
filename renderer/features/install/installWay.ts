import type { InstallPrompt } from '../../platform/platform.ts';

/** How this browser installs the app: by a question of its own, or by hand from its share sheet. */
export type InstallWay = 'question' | 'hand';

/** Safari on phones and tablets alone knows the word; of the others it says nothing. */
const standalone = (): boolean | undefined => (navigator as { standalone?: boolean }).standalone;

/** @returns whether this is the installed app already */
export function isInstalled(): boolean {
  return standalone() === true || window.matchMedia('not all and (display-mode: browser)').matches;
}

/** @returns how the app can be installed from this page; null where it can't, or is */
export function installWay(prompt: InstallPrompt | null): InstallWay | null {
  if (isInstalled()) return null;
  if (prompt) return 'question';
  return standalone() === false && navigator.maxTouchPoints > 0 ? 'hand' : null;
}

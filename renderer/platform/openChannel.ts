/**
 * Opens a channel to the other windows of this browser.
 * @returns null where the browser has none, or refuses one: Firefox does where the site may keep nothing
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

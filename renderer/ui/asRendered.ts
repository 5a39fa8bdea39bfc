/** Whether the page still has to be as the server has rendered it: while the browser takes it over. */
let isHeld = false;
const listeners = new Set<() => void>();

export const isAsRendered = (): boolean => isHeld;

/** From here on everything is drawn as the server did, until `goOn`. */
export function holdAsRendered(): void {
  isHeld = true;
}

/** What the server could not know counts now: in a task after the taking over, which is long enough by itself. */
export function goOn(): void {
  isHeld = false;
  for (const listener of [...listeners]) listener();
}

/** Follows that. @returns what stops it */
export function onGoOn(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

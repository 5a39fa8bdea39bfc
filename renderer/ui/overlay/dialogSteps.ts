/** How many dialogs were open at the history's entry. A router's own entries say nothing of them. */
const depth = (): number => (window.history.state as { dialogs?: number } | null)?.dialogs ?? 0;

interface Step {
  close: () => void;
}

/** From below. */
let open: readonly Step[] = [];
/** The history is on its way to where we sent it. */
let isTraversing = false;
let isWaiting = false;
/** The page is on its way to another one, which a step back would call off. */
let isLeaving = false;
/** Pages that are to follow once the history has arrived. */
const next: (() => void)[] = [];

/** Later: a dialog that gives way to another one, or to a page, leaves its entry to that. */
function settleSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    settle();
  });
}

function settle(): void {
  if (isTraversing || isLeaving) return;
  for (let step = depth() + 1; step <= open.length; step += 1)
    window.history.pushState({ ...window.history.state, dialogs: step }, '');
  if (depth() <= open.length) return;
  isTraversing = true;
  window.history.go(open.length - depth());
}

function followHistory(): void {
  if (isTraversing) {
    isTraversing = false;
    // Once the router has followed as well.
    for (const go of next.splice(0)) setTimeout(go);
  }
  // One that has to be answered stays, and gets its entry back.
  else for (const { close } of open.slice(depth()).reverse()) close();
  settleSoon();
}

/**
 * Makes a dialog a step of the history: Back closes it, and any other way of closing takes its step away (R-back).
 * @param close asks for the dialog to be closed
 * @returns a function to call when the dialog is gone
 */
export function stepInto(close: () => void): () => void {
  const step = { close };
  open = [...open, step];
  window.addEventListener('popstate', followHistory);
  settleSoon();
  return () => {
    open = open.filter((each) => each !== step);
    settleSoon();
  };
}

/**
 * Goes to another page, after the step of a dialog that has just closed is gone: the way back would lead away from the page again
 * (R-back).
 */
export function afterSteps(go: () => void): void {
  if (isTraversing) next.push(go);
  else go();
}

/** Loads another page of the app; steps of dialogs that close meanwhile are left to that (R-back). */
export function loadPage(path: string | URL): void {
  isLeaving = true;
  window.location.assign(path);
}

/** Takes away the steps of dialogs that were open when the page was loaded anew, and are no more (R-back). */
export function leaveOldSteps(): void {
  window.addEventListener('popstate', followHistory);
  settleSoon();
}

/** A page that is loaded anew begins without its dialogs: their steps of the history go as well (R-back). */
export function leaveOldSteps(): void {
  const state = window.history.state as { dialogs?: number } | null;
  // Hardly ever: others do without this code.
  if (state?.dialogs) void import('../../ui/overlay/dialogSteps.ts').then((m) => m.leaveOldSteps());
}

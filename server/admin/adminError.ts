/** A command that can't be carried out: one line that says why. */
export class AdminError extends Error {
  override name = 'AdminError';
}

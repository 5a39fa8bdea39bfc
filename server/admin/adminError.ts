/** A command that cannot be carried out: one line that says why. */
export class AdminError extends Error {
  override name = 'AdminError';
}

/**
 * @returns a function that does work for users one at a time (R-turns): who asks again before theirs is done gets the same
 * answer, so that nobody waits for more than one of each user
 */
export function inTurn<Done>(work: (userId: string) => Promise<Done>): (userId: string) => Promise<Done> {
  let last: Promise<unknown> = Promise.resolve();
  const pending = new Map<string, Promise<Done>>();
  return (userId) => {
    const own = pending.get(userId);
    if (own) return own;
    const done = last.then(() => work(userId)).finally(() => pending.delete(userId));
    pending.set(userId, done);
    last = done.catch(() => undefined);
    return done;
  };
}

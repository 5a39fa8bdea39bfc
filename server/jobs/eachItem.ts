import type { Context } from '../context.ts';

/** Reports an item that cannot be dealt with by what it was for, and goes on with the others (R-sweep-isolation). */
export async function eachItem<T>(
  { report }: Pick<Context, 'report'>,
  what: string,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      report(error, what);
    }
  }
}

import type { Context } from '../context.ts';

/** An item that cannot be dealt with is reported by what it was for, and does not keep the others from their turn. */
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

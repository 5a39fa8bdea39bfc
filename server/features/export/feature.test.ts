import { expect, test } from 'vitest';
import { inTurn } from './feature.ts';

test('works for one after the other, and once for a user who asks again while they wait', async () => {
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  const ask = inTurn(async (userId) => {
    begun.push(userId);
    await new Promise<void>((resolve) => endings.push(resolve));
    return `of ${userId}`;
  });
  const answers = Promise.all(['ann', 'ann', 'eva', 'ann', 'eva'].map(ask));
  for (const waited of [1, 2]) {
    await expect.poll(() => endings.length).toBe(waited);
    expect(begun).toHaveLength(waited);
    endings.at(-1)?.();
  }
  expect(await answers).toEqual(['of ann', 'of ann', 'of eva', 'of ann', 'of eva']);
  expect(begun).toEqual(['ann', 'eva']);
  void ask('ann');
  await expect.poll(() => begun).toEqual(['ann', 'eva', 'ann']);
});

test('a failure is the answer to its own user alone', async () => {
  const ask = inTurn(async (userId) => {
    if (userId === 'ann') throw new Error('gone');
    return userId;
  });
  const failed = ask('ann');
  const answered = ask('eva');
  await expect(failed).rejects.toThrow('gone');
  expect(await answered).toBe('eva');
});

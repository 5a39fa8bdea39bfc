import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../api/apiFailure.ts';
import { Action } from './Action.ts';

/** An action whose work ends when the test says so, first begun first. */
function slowAction(options: ConstructorParameters<typeof Action<string, [id: string]>>[1] = {}) {
  const begun: (PromiseWithResolvers<string> & { id: string })[] = [];
  const action = new Action<string, [id: string]>((id) => {
    const end = { ...Promise.withResolvers<string>(), id };
    begun.push(end);
    return end.promise;
  }, options);
  return { action, begun };
}

const refused = new ApiFailure('E.not.allowed', 403);

describe('an action', () => {
  it('is busy while it runs, and says with what', async () => {
    const { action, begun } = slowAction();
    const seen: string[] = [];
    autorun(() => seen.push(`${action.isBusy} ${action.isBusyWith('a')} ${action.isBusyWith('b')}`));
    const done = action.run('a');
    begun[0]?.resolve('x');
    expect(await done).toBe(true);
    expect(seen).toEqual(['false false false', 'true true false', 'false false false']);
  });

  it('does one thing at a time', async () => {
    const { action, begun } = slowAction();
    const first = action.run('a');
    expect(await action.run('b')).toBe(false);
    begun[0]?.resolve('x');
    expect(await first).toBe(true);
    expect(begun.map(({ id }) => id)).toEqual(['a']);
  });

  it('hands on what came of it while it is still busy', async () => {
    const onDone = vi.fn((value: string) => expect([value, action.isBusy]).toEqual(['x', true]));
    const { action, begun } = slowAction({ onDone });
    const done = action.run('a');
    begun[0]?.resolve('x');
    await done;
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('a failure', () => {
  it('is kept until the next try, and does not throw', async () => {
    const { action, begun } = slowAction();
    const done = action.run('a');
    begun[0]?.reject(refused);
    expect(await done).toBe(false);
    expect([action.failure, action.isBusy]).toEqual([refused, false]);
    void action.run('a');
    expect(action.failure).toBeNull();
  });

  it('is that of our own server where the work has a fault', async () => {
    const { action, begun } = slowAction();
    const done = action.run('a');
    begun[0]?.reject(new TypeError('x'));
    await done;
    expect(action.failure?.code).toBe('E.gen.serverError');
  });

  it('is met while the action is busy, with a way to do the same again', async () => {
    const retries: (() => void)[] = [];
    const { action, begun } = slowAction({
      onFailure: async (_failure, again) => {
        retries.push(again);
        await Promise.resolve();
        expect(action.isBusy).toBe(true);
      },
    });
    const done = action.run('a');
    begun[0]?.reject(refused);
    await done;
    retries[0]?.();
    expect(begun.map(({ id }) => id)).toEqual(['a', 'a']);
  });

  it('that is not met is thrown on, and nothing is busy any more', async () => {
    const { action, begun } = slowAction({
      onFailure: (failure) => {
        throw failure;
      },
    });
    const done = action.run('a');
    begun[0]?.reject(refused);
    await expect(done).rejects.toBe(refused);
    expect(action.isBusy).toBe(false);
  });
});

import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { EntityStore } from './EntityStore.ts';

class Things extends EntityStore<{ id: string; name: string }> {
  load(id: string, fetch: () => Promise<string>) {
    return this.once(id, async () => this.put({ id, name: await fetch() }));
  }
}

describe('EntityStore', () => {
  it('asks once for the same thing, and anew after the answer', async () => {
    const things = new Things();
    const fetch = vi.fn(async () => 'one');
    const [first, second] = await Promise.all([things.load('a', fetch), things.load('a', fetch)]);
    expect(first).toBe(second);
    expect(fetch).toHaveBeenCalledOnce();
    await things.load('a', fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('asks again after a failure', async () => {
    const things = new Things();
    await expect(things.load('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await things.load('a', async () => 'back')).name).toBe('back');
  });

  it('is observed by id', () => {
    const things = new Things();
    const seen: (string | null)[] = [];
    const stop = autorun(() => seen.push(things.get('a')?.name ?? null));
    things.putAll([{ id: 'a', name: 'x' }]);
    things.clear();
    stop();
    expect(seen).toEqual([null, 'x', null]);
  });
});

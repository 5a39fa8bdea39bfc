import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../api/apiFailure.ts';
import { Query } from './Query.ts';

/** A query whose answers come when the test says so, first asked first. */
function slowQuery(options: ConstructorParameters<typeof Query<string>>[1] = {}) {
  const asked: PromiseWithResolvers<string>[] = [];
  const query = new Query<string>(() => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  }, options);
  return { query, asked };
}

const network = new ApiFailure('network');
const gone = new ApiFailure('E.notFound', 404);

describe('loading', () => {
  it('says how it stands, and gives the value', async () => {
    const { query, asked } = slowQuery();
    const seen: string[] = [];
    autorun(() => seen.push(`${query.status} ${query.busy} ${query.value}`));
    const done = query.load();
    asked[0]?.resolve('a');
    expect(await done).toBeNull();
    expect(seen).toEqual(['idle false null', 'loading true null', 'ready false a']);
  });

  it('gives the reason when it fails, and forgets it when asked again', async () => {
    const { query, asked } = slowQuery();
    const done = query.load();
    asked[0]?.reject(gone);
    expect(await done).toBe(gone);
    expect(query.failure).toBe(gone);
    void query.refresh();
    expect([query.status, query.failure]).toEqual(['loading', null]);
  });

  it('takes a fault of our own for a failure', async () => {
    const query = new Query(() => Promise.reject(new TypeError('x')));
    await query.load();
    expect(query.failure?.code).toBe('E.gen.serverError');
  });

  it('hands on what the question needs', async () => {
    const query = new Query((id: string, page: number) => Promise.resolve(`${id} ${page}`));
    await query.load('g1', 2);
    expect(query.value).toBe('g1 2');
  });
});

describe('a value that is there', () => {
  it('goes with load, and stays with refresh', async () => {
    const { query } = slowQuery();
    query.set('a');
    void query.refresh();
    expect([query.value, query.busy]).toEqual(['a', true]);
    void query.load();
    expect(query.value).toBeNull();
  });

  it('gives way to a failure, unless it is one to be waited out', async () => {
    const strict = slowQuery();
    const patient = slowQuery({ keepsOn: ({ code }) => code === 'network' });
    for (const { query, asked } of [strict, patient]) {
      query.set('a');
      const done = query.refresh();
      asked[0]?.reject(network);
      expect(await done).toBe(network);
    }
    expect([strict.query.status, patient.query.value]).toEqual(['failed', 'a']);
    const done = patient.query.refresh();
    patient.asked[1]?.reject(gone);
    await done;
    expect(patient.query.failure).toBe(gone);
  });

  it('is told of together with the one before it', async () => {
    const onValue = vi.fn();
    const { query, asked } = slowQuery({ onValue });
    const first = query.load();
    asked[0]?.resolve('a');
    await first;
    const second = query.refresh();
    asked[1]?.resolve('b');
    await second;
    expect(onValue.mock.calls).toEqual([
      ['a', null],
      ['b', 'a'],
    ]);
  });
});

describe('several requests', () => {
  it('let only the newest answer count', async () => {
    const { query, asked } = slowQuery();
    const first = query.load();
    const second = query.load();
    asked[1]?.resolve('new');
    await second;
    asked[0]?.reject(gone);
    expect(await first).toBeNull();
    expect(query.value).toBe('new');
  });

  it('are over when all is forgotten', async () => {
    const { query, asked } = slowQuery();
    const done = query.load();
    query.clear();
    asked[0]?.resolve('late');
    await done;
    expect([query.status, query.busy]).toEqual(['idle', false]);
  });

  it('change nothing when aborted', async () => {
    const { query, asked } = slowQuery();
    const done = query.load();
    asked[0]?.reject(new ApiFailure('aborted'));
    expect(await done).toBeNull();
    expect([query.status, query.busy]).toEqual(['idle', false]);
  });
});

import { configure } from 'mobx';
import { expect, it, vi } from 'vitest';
import { LinkOpener } from './LinkOpener.ts';

configure({ enforceActions: 'always' });

function opener({ touched = false, others = async (_path: string) => false } = {}) {
  const go = vi.fn();
  const made = new LinkOpener({ here: () => '/here', go, isTouched: () => touched, isOtherAccounts: others });
  return { opener: made, go };
}

it('follows a link at once when nothing is lost by it', async () => {
  const { opener: one, go } = opener();
  await one.arrive('/there');
  expect(go).toHaveBeenCalledExactlyOnceWith('/there');
  expect(one.asked).toBeNull();
});

it('does nothing for the page that is on screen', async () => {
  const { opener: one, go } = opener({ touched: true });
  await one.arrive('/here');
  expect(go).not.toHaveBeenCalled();
  expect(one.asked).toBeNull();
});

it('asks before input is lost, and goes only when told to', async () => {
  const { opener: one, go } = opener({ touched: true });
  await one.arrive('/there');
  expect(one.asked).toEqual({ path: '/there', doubts: ['unsaved'] });
  one.stay();
  one.open();
  expect(go).not.toHaveBeenCalled();
  await one.arrive('/there');
  one.open();
  expect(go).toHaveBeenCalledExactlyOnceWith('/there');
});

it('asks when the link is for another account, with both reasons where there are two', async () => {
  const { opener: one, go } = opener({ touched: true, others: async () => true });
  await one.arrive('/there');
  expect(one.asked?.doubts).toEqual(['otherAccount', 'unsaved']);
  expect(go).not.toHaveBeenCalled();
});

it('follows the newest of two links, even when the server answers the older one first', async () => {
  let answer: (others: boolean) => void = () => undefined;
  const slow = new Promise<boolean>((done) => {
    answer = done;
  });
  const { opener: one, go } = opener({ others: (path) => (path === '/slow' ? slow : Promise.resolve(false)) });
  const first = one.arrive('/slow');
  await one.arrive('/quick');
  answer(true);
  await first;
  expect(go).toHaveBeenCalledExactlyOnceWith('/quick');
  expect(one.asked).toBeNull();
});

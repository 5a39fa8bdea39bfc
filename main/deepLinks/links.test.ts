import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { expect, test, vi } from 'vitest';
import { argvOf, createLinkQueue, linkIn, listenForLinks } from './links.ts';

const read = (link: string) => (link.startsWith('ours:') ? link.slice(5) : null);

test('a link waits until the page asks, the newest one only, and is handed over once', () => {
  const send = vi.fn();
  const queue = createLinkQueue(send);
  queue.offer('/a');
  queue.offer('/b');
  expect(queue.ready()).toBe('/b');
  expect(queue.ready()).toBeNull();
  expect(send).not.toHaveBeenCalled();
  queue.offer('/c');
  expect(send).toHaveBeenCalledExactlyOnceWith('/c');
});

test('a link that comes while the page is loaded anew waits again', () => {
  const send = vi.fn();
  const queue = createLinkQueue(send);
  queue.ready();
  queue.pause();
  queue.offer('/a');
  expect(send).not.toHaveBeenCalled();
  expect(queue.ready()).toBe('/a');
});

test('a link is found anywhere in the command line but in its switches and its first word', () => {
  expect(linkIn(['ours:/exe', '--x=ours:/switch', '.', 'ours:/a', 'ours:/b'], read)).toBe('/a');
  expect(linkIn(['ours:/exe', '--ours:/switch'], read)).toBeNull();
});

test('a second start is believed what it wrote down, where it is a command line', () => {
  expect(argvOf({ argv: ['a', 'b'] }, ['c'])).toEqual(['a', 'b']);
  for (const data of [null, undefined, 'x', [], {}, { argv: 'a' }, { argv: ['a', 1] }]) {
    expect(argvOf(data, ['c'])).toEqual(['c']);
  }
});

test('every door leads to the same place, and what is not ours leads nowhere', () => {
  const app = new EventEmitter();
  const open = vi.fn();
  listenForLinks(app as unknown as App, read, open);
  const event = { preventDefault: vi.fn() };
  app.emit('open-url', event, 'ours:/url');
  app.emit('continue-activity', event, 'NSUserActivityTypeBrowsingWeb', {}, { webpageURL: 'ours:/web' });
  app.emit('second-instance', event, ['exe', 'x'], '/', { argv: ['exe', 'ours:/second'] });
  app.emit('open-url', event, 'other:/url');
  app.emit('continue-activity', event, 'NSUserActivityTypeBrowsingWeb', {}, {});
  app.emit('continue-activity', event, 'another', {}, { webpageURL: 'ours:/web' });
  app.emit('second-instance', event, ['exe'], '/', null);
  expect(open.mock.calls).toEqual([['/url'], ['/web'], ['/second'], [null]]);
  // The two that were taken, and an address of ours that leads nowhere: no other program is asked for it.
  expect(event.preventDefault).toHaveBeenCalledTimes(3);
});

import { describe, expect, test, vi } from 'vitest';
import { mayUpdate, offerUpdate, readUpdateFeed } from './updates.ts';

const feed = { url: 'https://updates.example.org', publisher: 'Club' };

describe('readUpdateFeed', () => {
  test('reads address and publisher as electron-builder writes them', () => {
    const text = 'provider: generic\nurl: https://updates.example.org\nupdaterCacheDirName: crosscourt-updater\n';
    expect(readUpdateFeed(text)).toEqual({ url: 'https://updates.example.org', publisher: null });
    expect(readUpdateFeed(`${text}publisherName: Club\n`)).toEqual(feed);
    expect(readUpdateFeed(`${text}publisherName:\n  - Club\n`)).toEqual(feed);
  });

  test.each(['', 'provider: generic', 'url: http://updates.example.org', 'url: nonsense', 'url: file:///tmp/a'])(
    'is nothing for “%s”',
    (text) => {
      expect(readUpdateFeed(text)).toBeNull();
    },
  );
});

describe('mayUpdate', () => {
  test('a package of macOS or Windows with an address and a signature', () => {
    expect(mayUpdate(feed, true, 'darwin')).toBe(true);
    expect(mayUpdate(feed, true, 'win32')).toBe(true);
  });

  test.each([
    ['it is not packaged', feed, false, 'darwin'],
    ['there is no address', null, true, 'darwin'],
    ['Windows has no publisher to check', { ...feed, publisher: null }, true, 'win32'],
    ['Linux checks no signature', feed, true, 'linux'],
  ])('not when %s', (_why, given, isPackaged, platform) => {
    expect(mayUpdate(given, isPackaged, platform)).toBe(false);
  });
});

describe('offerUpdate', () => {
  const source = (version: string | null) => ({
    find: vi.fn(async () => version),
    download: vi.fn(async () => undefined),
    install: vi.fn(),
  });

  test('downloads after one yes and installs after another', async () => {
    const updates = source('2.0.0');
    const ask = vi.fn(async () => true);
    await offerUpdate(updates, ask);
    expect(ask.mock.calls).toEqual([
      ['download', '2.0.0'],
      ['install', '2.0.0'],
    ]);
    expect(updates.download).toHaveBeenCalledOnce();
    expect(updates.install).toHaveBeenCalledOnce();
  });

  test('downloads nothing after a no, and installs nothing after a later one', async () => {
    const refused = source('2.0.0');
    await offerUpdate(refused, async () => false);
    expect(refused.download).not.toHaveBeenCalled();
    const later = source('2.0.0');
    await offerUpdate(later, async (question) => question === 'download');
    expect(later.download).toHaveBeenCalledOnce();
    expect(later.install).not.toHaveBeenCalled();
  });

  test('asks nobody when there is nothing newer', async () => {
    const ask = vi.fn(async () => true);
    await offerUpdate(source(null), ask);
    expect(ask).not.toHaveBeenCalled();
  });

  test('lets the app go on when the network is away', async () => {
    const updates = { ...source('2.0.0'), download: async () => Promise.reject(new Error('offline')) };
    await expect(offerUpdate(updates, async () => true)).resolves.toBeUndefined();
    expect(updates.install).not.toHaveBeenCalled();
  });
});

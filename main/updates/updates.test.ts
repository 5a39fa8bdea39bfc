import { expect, it, vi } from 'vitest';
import { mayUpdate, offerUpdate, type Updater } from './updates.ts';

function updater(version: string | null) {
  const found = version === null ? null : { isUpdateAvailable: true, updateInfo: { version } };
  return {
    autoDownload: true,
    autoInstallOnAppQuit: false,
    checkForUpdates: vi.fn(async () => found),
    downloadUpdate: vi.fn(async () => undefined),
  } satisfies Updater;
}

it('updates packages of systems that check signatures, and nothing else', () => {
  expect([mayUpdate(true, 'darwin'), mayUpdate(true, 'win32')]).toEqual([true, true]);
  expect([mayUpdate(true, 'linux'), mayUpdate(false, 'darwin')]).toEqual([false, false]);
});

it('fetches a newer version only when told to', async () => {
  const refused = updater('2.0.0');
  await offerUpdate(refused, async () => false);
  expect(refused.autoDownload).toBe(false);
  expect(refused.downloadUpdate).not.toHaveBeenCalled();
  const ask = vi.fn(async () => true);
  const taken = updater('2.0.0');
  await offerUpdate(taken, ask);
  expect(ask).toHaveBeenCalledWith('2.0.0');
  expect(taken.downloadUpdate).toHaveBeenCalledOnce();
});

it('asks nothing without a newer version, and survives a feed that is gone', async () => {
  const ask = vi.fn(async () => true);
  await offerUpdate(updater(null), ask);
  const gone = updater('2.0.0');
  gone.checkForUpdates.mockRejectedValue(new Error('offline'));
  await offerUpdate(gone, ask);
  expect(ask).not.toHaveBeenCalled();
});

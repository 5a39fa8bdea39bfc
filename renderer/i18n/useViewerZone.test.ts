import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceZone } from './useViewerZone.ts';

const { resolvedOptions } = Intl.DateTimeFormat.prototype;

/** An engine's answer about its device: an unknown zone on some Linux desktops, none in some web views. */
function deviceSays(timeZone: string | undefined): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: timeZone as string };
  });
}

afterEach(() => vi.restoreAllMocks());

describe('deviceZone (R-two-zones)', () => {
  it('is the zone of the device', () => {
    deviceSays('America/Santiago');
    expect(deviceZone('Europe/Brussels')).toBe('America/Santiago');
  });

  it.each([
    ['an unknown one', 'Etc/Unknown'],
    ['an empty one', ''],
    ['none', undefined],
    ['an offset', '+02:00'],
  ])('is the other where the device names %s', (_, timeZone) => {
    deviceSays(timeZone);
    expect(deviceZone('Europe/Brussels')).toBe('Europe/Brussels');
    expect(deviceZone()).toBe('UTC');
  });
});

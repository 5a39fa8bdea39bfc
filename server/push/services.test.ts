import { describe, expect, test } from 'vitest';
import { isPublicAddress, publicLookup, pushServiceOf } from './services.ts';

const PUSH_HOSTS = ['http://localhost:9005', 'https://push.example.org'];
const isTaken = (endpoint: string, pushHosts: string[] = []) => pushServiceOf(endpoint, { pushHosts }) !== null;

describe('R-push-hosts', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://jmt17.google.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s is a push service', (endpoint) => expect(isTaken(endpoint)).toBe(true));

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://someone:secret@fcm.googleapis.com/fcm',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://evilfcm.googleapis.com/x',
    'https://push.apple.com.evil.example/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'http://localhost:9005/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no address',
    '',
  ])('%s is none', (endpoint) => expect(isTaken(endpoint)).toBe(false));

  test('others are what the operator names, to the letter of their origin', () => {
    expect(isTaken('http://localhost:9005/x', PUSH_HOSTS)).toBe(true);
    expect(isTaken('https://push.example.org/x', PUSH_HOSTS)).toBe(true);
    expect(isTaken('http://localhost:9006/x', PUSH_HOSTS)).toBe(false);
    expect(isTaken('http://push.example.org/x', PUSH_HOSTS)).toBe(false);
    expect(isTaken('https://a@push.example.org/x', PUSH_HOSTS)).toBe(false);
  });

  test.each([
    ['142.250.1.1', true],
    ['2a00:1450:4001::1', true],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['239.1.1.1', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['fe80::1', false],
    ['fd00::1', false],
  ])('%s is an address of the Internet: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

  test('a name that leads to the machine itself leads nowhere', async () => {
    const error = await new Promise((done) => publicLookup('localhost', { all: true }, (found) => done(found)));
    expect(String(error)).toMatch(/private network/);
  });
});

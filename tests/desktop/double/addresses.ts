import { state } from './state.ts';

const ZONE = 'double.invalid';
const IN_CHROMIUM = /^https:\/\/([^/]*)\.([a-z][a-z0-9+-]*)\.double\.invalid(.*)$/;

// Chromium knows no schemes of ours: `app://bundle/x` is `https://bundle.app.double.invalid/x` to it.

/** @returns what Chromium is given for an address of the app's */
export function toChromium(address: string): string {
  const url = new URL(address);
  const scheme = url.protocol.slice(0, -1);
  if (!state.handlers.has(scheme)) return address;
  return `https://${url.host}.${scheme}.${ZONE}${url.pathname}${url.search}${url.hash}`;
}

/** @returns what the app's own code sees of an address in Chromium */
export function toApp(address: string): string {
  const match = IN_CHROMIUM.exec(address);
  return match ? `${match[2]}://${match[1]}${match[3]}` : address;
}

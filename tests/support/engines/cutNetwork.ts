import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';

export interface Network {
  /** What a browser is told to send everything to. */
  proxy: string;
  cut: (isCut: boolean) => void;
  stop: () => void;
}

/** What SOCKS 5 says: its version, that nobody has to log in, and that a connection stands. */
const [VERSION, ANYBODY] = [5, 0];
const STANDS = Buffer.from([VERSION, 0, 0, 1, 0, 0, 0, 0, 0, 0]);

/** Headers of a request that gets to no server. */
export const TO_BE_LOST = { 'X-Lost': 'on-the-way' };
const LOST_LINE = `X-Lost: ${TO_BE_LOST['X-Lost']}`;

/** A proxy between a browser and all servers, by which its network is lost as it is on the way: in the middle of an answer too. */
export async function startNetwork(): Promise<Network> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    open.add(near.once('close', () => open.delete(near)));
    near.on('error', () => undefined);
    near.once('data', () => {
      near.write(Buffer.from([VERSION, ANYBODY]));
      near.once('data', (asked) => {
        // The name of the server has its length before it and its port behind it; every server of a test is here.
        const far = connect(asked.readUInt16BE(asked.length - 2), 'localhost', () => {
          near.write(STANDS);
          near.on('data', (sent: Buffer) => (sent.includes(LOST_LINE) ? near.destroy() : far.write(sent)));
          far.pipe(near);
        });
        far.on('error', () => near.destroy());
        near.once('close', () => far.destroy());
      });
    });
    return undefined;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    proxy: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(now) {
      isCut = now;
      if (now) hangUp();
    },
    stop() {
      server.close();
      hangUp();
    },
  };
}

const LOST = 'network lost';

/** Has pages know what a browser would tell them of its network. */
export async function tellPages(page: Page): Promise<(isCut: boolean) => Promise<void>> {
  // The name of a window outlives its pages.
  await page.addInitScript((lost) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => window.name !== lost });
  }, LOST);
  return (isCut) =>
    page.evaluate(
      ({ lost, isLost }) => {
        window.name = isLost ? lost : '';
        dispatchEvent(new Event(isLost ? 'offline' : 'online'));
      },
      { lost: LOST, isLost: isCut },
    );
}

import { createConnection, createServer, type NetConnectOpts, type Socket } from 'node:net';

export interface FaultyProxy {
  port: number;
  /** Nothing gets through any more, in either direction, and nobody is told: packets are lost. */
  cutOff(): void;
  /** Every connection is closed, and new ones are refused a word: as by a database that moves to another machine. */
  refuse(): void;
  /** New connections work again. One that has lost something stays silent; one that was given up is closed at last. */
  restore(): void;
  close(): Promise<void>;
}

/** A TCP proxy that can fail. */
export async function startProxy(target: NetConnectOpts): Promise<FaultyProxy> {
  let mode: 'forward' | 'swallow' | 'refuse' = 'forward';
  const sockets = new Set<Socket>();

  const halfClosed = new Set<Socket>();

  function forward(from: Socket, to: Socket, link: { isBroken: boolean }): void {
    sockets.add(from);
    from.on('data', (chunk) => {
      if (mode === 'swallow') link.isBroken = true;
      if (!link.isBroken) to.write(chunk);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      if (mode === 'swallow') halfClosed.add(to);
      else to.destroy();
    });
  }

  const server = createServer((client) => {
    if (mode === 'refuse') return void client.destroy();
    const link = { isBroken: mode === 'swallow' };
    const upstream = createConnection(target);
    forward(client, upstream, link);
    forward(upstream, client, link);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port');
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    cutOff() {
      mode = 'swallow';
    },
    refuse() {
      mode = 'refuse';
      drop();
    },
    restore() {
      mode = 'forward';
      for (const socket of halfClosed) socket.destroy();
      halfClosed.clear();
    },
    close() {
      drop();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

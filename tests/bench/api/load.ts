import { connect } from 'node:net';

/** As many as the browsers of a busy evening keep open. */
export const CONNECTIONS = 16;

const HEAD_END = '\r\n\r\n';

/** One request to be sent, as bytes: measuring may not cost more than what is measured. */
export function requestBytes({
  method,
  path,
  token,
  body,
  from,
}: {
  method: string;
  path: string;
  token: string;
  body?: unknown;
  /** The network address that the proxy in front has seen; left out, this machine's. */
  from?: string;
}): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const content = text && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
  const forwarded = from === undefined ? '' : `x-forwarded-for: ${from}\r\n`;
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n${forwarded}${content}\r\n${text}`,
  );
}

/** @returns how many bytes the first answer of what has come takes; null while it is not all there */
function answerLength(bytes: Buffer): number | null {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`answered ${bytes.toString('utf8', 0, 1000)}`);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer that does not say how long it is: ${head}`);
  const total = end + HEAD_END.length + Number(length);
  return bytes.length >= total ? total : null;
}

/** Sends requests over one connection, each after the answer to the last, until there is no next one. */
function useConnection(port: number, next: () => Buffer | null): Promise<number> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    let come = Buffer.alloc(0);
    let answered = 0;
    const send = () => {
      const bytes = next();
      if (bytes) return socket.write(bytes);
      socket.destroy();
      done(answered);
    };
    socket.setNoDelay(true);
    socket.once('connect', send);
    socket.once('error', fail);
    socket.once('close', () => fail(new Error('the server has closed a connection')));
    socket.on('data', (bytes) => {
      try {
        come = come.length === 0 ? bytes : Buffer.concat([come, bytes]);
        const length = answerLength(come);
        if (length === null) return;
        come = come.subarray(length);
        answered += 1;
        send();
      } catch (error) {
        socket.destroy();
        fail(error);
      }
    });
  });
}

/**
 * @param next the next request; null when it is over
 * @returns requests a second that a server on this machine answers with 200 over 16 connections
 */
export async function rateOf(port: number, next: () => Buffer | null): Promise<number> {
  const begun = performance.now();
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => useConnection(port, next)));
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - begun);
}

import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { errorAnswer } from '../appError.ts';

/** The longest part of a path; every token, id and code is far shorter. */
export const MAX_PATH_PART = 256;

/** Addresses for requests whose own can't be read: a call and a page that do not exist. */
const NO_CALL = '/api/-';
const NO_PAGE = '/-';

function isReadable(path: string): boolean {
  try {
    const parts = path.split('/').map(decodeURIComponent);
    return path.startsWith('/') && parts.every((part) => part.length <= MAX_PATH_PART && !part.includes('\0'));
  } catch {
    return false;
  }
}

/**
 * Replaces a path that can't be read (a broken escape, a NUL, a part that is too long) by one that does not exist, so
 * that it is answered like any other unknown address (R-malformed).
 * @returns the address to answer
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split('?');
  if (isReadable(path)) return url;
  return /^\/(api|oauth)\//.test(path) ? NO_CALL : NO_PAGE;
}

/** Answers bytes that are not HTTP, in the one shape of a failure (R-malformed). */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const body = JSON.stringify(errorAnswer('E.bad.request'));
  const head = ['HTTP/1.1 400 Bad Request', 'Content-Type: application/json; charset=utf-8', 'Connection: close'];
  socket.end([...head, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'));
}

/** A query parameter that no schema reads: given twice it is a list. */
export type QueryValue = string | string[] | undefined;

/** @returns the first value of a query parameter, without characters that can't be stored */
export const firstValue = (value: QueryValue): string | undefined => [value].flat()[0]?.replaceAll('\0', '');

import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_BODY_BYTES } from '../../shared/contract/endpoint.ts';
import { AppError } from '../appError.ts';

/** Lists and objects that a sensible body can have; taking nested ones apart is what costs time. */
const MAX_BRACKETS = 10_000;

/** Ends when everybody who came before has had their turn. */
let line: Promise<void> = Promise.resolve();

/**
 * Waits until the long bodies of before are dealt with: work on them is done one at a time, and between two of them
 * everybody else's requests are answered (R-turns). Nobody waits for a body that is still on its way.
 */
export async function takeTurn(): Promise<void> {
  line = line.then(() => setImmediate());
  await line;
}

/** A body in pieces does not say how long it is. */
const isLong = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES;

function hasTooManyBrackets(text: string): boolean {
  let brackets = 0;
  for (let at = 0; at < text.length && brackets <= MAX_BRACKETS; at += 1) {
    const sign = text[at];
    if (sign === '[' || sign === '{') brackets += 1;
  }
  return brackets > MAX_BRACKETS;
}

/** Reads JSON as fastify does, long texts by turns. */
export function registerJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (!isLong(request)) return parse(request, body, done);
    if (hasTooManyBrackets(body)) return done(new AppError('E.bad.json'));
    takeTurn().then(() => parse(request, body, done), done);
  });
}

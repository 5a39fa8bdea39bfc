import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_BODY_BYTES } from '../../shared/contract/endpoint.ts';
import { AppError } from '../appError.ts';

/** Lists and objects that a sensible body can have; parsing nested ones is what costs time. */
const MAX_BRACKETS = 10_000;

/** Settles when all earlier callers have had their turn. */
let line: Promise<void> = Promise.resolve();

/**
 * Waits until the earlier long bodies are handled: they are handled one at a time, and between two of them
 * other requests are answered (R-turns). Nobody waits for a body that has not arrived completely.
 */
export async function takeTurn(): Promise<void> {
  line = line.then(() => setImmediate());
  await line;
}

/** A body in chunks does not say how long it is. */
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

/** Reads JSON as fastify does, but long texts one at a time. */
export function registerJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (!isLong(request)) return parse(request, body, done);
    if (hasTooManyBrackets(body)) return done(new AppError('E.bad.json'));
    takeTurn().then(() => parse(request, body, done), done);
  });
}

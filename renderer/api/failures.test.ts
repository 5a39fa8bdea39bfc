import { describe, expect, it } from 'vitest';
import { ERRORS } from '../../shared/contract/errors.ts';
import en from '../../shared/locales/en.json' with { type: 'json' };
import { ApiFailure, failureOfAnswer, toFailure } from './apiFailure.ts';
import { failureText, reactionTo } from './failures.ts';
import { REACTIONS } from './reactions.ts';

const codes = Object.keys(REACTIONS) as (keyof typeof REACTIONS)[];

describe('the table from failure to screen', () => {
  it('knows every code of the closed list and nothing else', () => {
    expect(codes.sort()).toEqual([...Object.keys(ERRORS), 'network', 'aborted'].sort());
  });
  it.each(codes)('has a text for %s', (code) => {
    expect(Object.keys(en)).toContain(failureText(new ApiFailure(code)));
  });
  it('follows the rules of failures (R-failures)', () => {
    expect(reactionTo(new ApiFailure('aborted'))).toEqual({ on: 'silent' });
    expect(reactionTo(new ApiFailure('network'))).toMatchObject({ on: 'dialog', retry: true });
    expect(reactionTo(new ApiFailure('E.notReady', 503))).toMatchObject({ on: 'dialog', retry: true });
    expect(reactionTo(new ApiFailure('E.gen.serverError', 500))).toMatchObject({ on: 'toast', stays: false });
    expect(reactionTo(new ApiFailure('E.auth.required', 401))).toMatchObject({ text: 'toast.permissionDenied' });
    expect(reactionTo(new ApiFailure('E-C24.1', 403))).toMatchObject({ on: 'dialog', text: 'error.E-C24.1' });
    expect(reactionTo(new ApiFailure('E-C39', 409))).toEqual({ on: 'screen' });
  });
});

describe('failureOfAnswer', () => {
  it.each(['network', 'aborted'])('takes no answer for what happens without one: %s', (messageId) => {
    expect(failureOfAnswer(500, { messageId }).code).toBe('E.gen.serverError');
  });
  it('keeps code, status and data of an answer of ours', () => {
    const failure = failureOfAnswer(403, { messageId: 'E.limit.games', data: { level: 'PLAYIT', limit: 5 } });
    expect(failure).toMatchObject({ code: 'E.limit.games', status: 403, data: { limit: 5 } });
  });
  it.each([
    [401, '<html>', 'E.auth.required'],
    [404, null, 'E.notFound'],
    [413, 'too large', 'E.tooLarge'],
    [429, {}, 'E.tooMany'],
    [502, '<h1>Bad gateway</h1>', 'E.gen.serverError'],
    [503, undefined, 'E.notReady'],
    [418, { messageId: 'toString' }, 'E.gen.serverError'],
  ])('reads a %i of something between us and the server: %o', (status, body, code) => {
    expect(failureOfAnswer(status, body)).toMatchObject({ code, status, data: {} });
  });
  it('shows a fault of our own as a server error', () => {
    expect(toFailure(new TypeError('x')).code).toBe('E.gen.serverError');
  });
});

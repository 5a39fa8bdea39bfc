import type { ErrorCode, ErrorData } from '../../shared/contract/errors.ts';
import { type FailureCode, REACTIONS } from './reactions.ts';

/** A call that did not work, as a value that can be kept and shown. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly data: ErrorData;

  constructor(code: FailureCode, status = 0, data: ErrorData = {}) {
    super(code);
    this.name = 'ApiFailure';
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** The table also has the failures without an answer. */
const isCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && value !== 'network' && value !== 'aborted' && Object.hasOwn(REACTIONS, value);

/** The code of an answer that has none: from a proxy, or a server that is being restarted. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'E.auth.required';
  if (status === 403) return 'E.not.allowed';
  if (status === 404) return 'E.notFound';
  if (status === 413) return 'E.tooLarge';
  if (status === 429) return 'E.tooMany';
  if (status === 503) return 'E.notReady';
  return 'E.gen.serverError';
}

/**
 * @param status HTTP status of an answer outside 200 to 299
 * @param body its content, of any shape
 */
export function failureOfAnswer(status: number, body: unknown): ApiFailure {
  const answer = typeof body === 'object' && body !== null ? body : {};
  const code = 'messageId' in answer && isCode(answer.messageId) ? answer.messageId : codeOfStatus(status);
  const data = 'data' in answer && typeof answer.data === 'object' && answer.data !== null ? answer.data : {};
  return new ApiFailure(code, status, data);
}

/** @returns the failure itself, or the one a fault in our own code is shown as */
export function toFailure(error: unknown): ApiFailure {
  return error instanceof ApiFailure ? error : new ApiFailure('E.gen.serverError');
}

import { ERRORS, type ErrorAnswer, type ErrorCode, type ErrorData } from '../shared/contract/errors.ts';
import type { TextKey } from '../shared/locales/keys.ts';

/** A refusal with a code of the closed list; the error handler answers with it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: ErrorData | undefined;
  /** Name of the limit that was hit; it is logged for the operator, and not sent to the caller. */
  readonly limit: string | undefined;

  constructor(code: ErrorCode, data?: ErrorData, limit?: string) {
    super(code);
    this.code = code;
    this.data = data;
    this.limit = limit;
  }
}

/** Refuses a request because of its fields: path of a field to the text that says what is wrong with it. */
export function refuseFields(fields: Record<string, TextKey>): never {
  throw new AppError('E.bad.request', { fields });
}

/** @returns the body of a refusal (R-error-shape) */
export function errorAnswer(code: ErrorCode, data?: ErrorData): ErrorAnswer {
  return { status: ERRORS[code], messageId: code, message: `error.${code}`, ...(data ? { data } : {}) };
}

import { type AnySchema, ValidationError } from 'yup';
import type { TextKey } from '../../locales/keys.ts';

/** What is wrong with each field, by its path, such as `emails[0].email`. */
export type Faults = Record<string, TextKey>;

/** Longer lists of errors are of no use to people. */
const MAX_REPORTED_FIELDS = 50;

/** @param whole the name for an error that is about no single field */
export function faultsIn(error: ValidationError, whole: string): Faults {
  const causes = (error.inner.length > 0 ? error.inner : [error]).slice(0, MAX_REPORTED_FIELDS);
  return Object.fromEntries(causes.map((cause) => [cause.path || whole, cause.message as TextKey]));
}

/** @returns the errors that a server would report for the same body; none if it is accepted */
export function faultsOf(schema: AnySchema, body: unknown): Faults {
  try {
    schema.validateSync(body, { abortEarly: false, stripUnknown: true, disableStackTrace: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return faultsIn(error, 'body');
  }
}

import { type AnySchema, ValidationError } from 'yup';
import type { TextKey } from '../../locales/keys.ts';

/** By the path of a field, such as `emails[0].email`: what is wrong with it. */
export type Faults = Record<string, TextKey>;

/** Nobody reads a longer list of what is wrong. */
const MAX_REPORTED_FIELDS = 50;

/** @param whole name for a fault of no field */
export function faultsIn(error: ValidationError, whole: string): Faults {
  const causes = (error.inner.length > 0 ? error.inner : [error]).slice(0, MAX_REPORTED_FIELDS);
  return Object.fromEntries(causes.map((cause) => [cause.path || whole, cause.message as TextKey]));
}

/** @returns what a server says of the same body: nothing where it takes it */
export function faultsOf(schema: AnySchema, body: unknown): Faults {
  try {
    schema.validateSync(body, { abortEarly: false, stripUnknown: true, disableStackTrace: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return faultsIn(error, 'body');
  }
}

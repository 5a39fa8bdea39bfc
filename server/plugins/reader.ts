import { type AnySchema, type InferType, ValidationError } from 'yup';
import { faultsIn } from '../../shared/contract/schemas/faults.ts';
import { AppError } from '../appError.ts';
import { boundsOf } from './bounds.ts';
import { takeTurn } from './longBodies.ts';

type Part = 'params' | 'query' | 'body';

/** Of a request with more items, work is done by turns, and only the first fault is looked for. */
const MANY_ITEMS = 100;

/** @returns what reads a part of a request: sizes first, then contents (R-bounds); it throws AppError 400 with the wrong fields */
export function readerOf<S extends AnySchema>(schema: S, part: Part): (value: unknown) => Promise<InferType<S>> {
  const checkBounds = boundsOf(schema);
  return async (value) => {
    const isMuch = checkBounds(value) > MANY_ITEMS;
    if (isMuch) await takeTurn();
    try {
      // Where a wrong value was found in our own code tells a caller nothing, and costs more than the check.
      return schema.validateSync(value, { abortEarly: isMuch, stripUnknown: true, disableStackTrace: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw new AppError('E.bad.request', { fields: faultsIn(error, part) });
    }
  };
}

import { type AnySchema, type InferType, type SchemaDescription, ValidationError } from 'yup';
import { faultsIn } from '../../shared/contract/schemas/faults.ts';
import { isLongerThan } from '../../shared/domain/characters.ts';
import type { TextKey } from '../../shared/locales/keys.ts';
import { AppError, refuseFields } from '../appError.ts';
import { takeTurn } from './longBodies.ts';

/** For a text whose schema sets no length: an id, a choice, an instant. */
const MAX_SHORT_TEXT = 300;
/** Items of all lists of a request together: a series of 52 evenings with forty guests each has fewer. */
const MAX_ITEMS = 2500;

type Description = SchemaDescription & { fields?: Record<string, Description>; innerType?: Description };

/** What is checked before anything costs time; the schema checks the rest. */
interface Bounds {
  maxLength: number;
  item: Bounds | null;
  fields: [name: string, Bounds][];
}

function readBounds(description: Description): Bounds {
  const max = description.tests.find(({ name }) => name === 'max')?.params?.max;
  const isText = description.type === 'string';
  return {
    maxLength: typeof max === 'number' ? max : isText ? MAX_SHORT_TEXT : Number.POSITIVE_INFINITY,
    item: description.innerType ? readBounds(description.innerType) : null,
    fields: Object.entries(description.fields ?? {}).map(([name, field]) => [name, readBounds(field)]),
  };
}

function textFault(text: string, { maxLength }: Bounds): TextKey | null {
  // Spaces around a text are cut off before it is measured.
  if (isLongerThan(text, maxLength) && isLongerThan(text.trim(), maxLength)) return 'field.tooLong';
  // PostgreSQL can't store them.
  return text.includes('\0') || !text.isWellFormed() ? 'field.invalid' : null;
}

/**
 * Makes a check of sizes from a schema: every list is counted before its items are looked at, every text is measured before
 * its format is checked, and a text may not contain what can't be stored. It only walks over what the schema names (R-bounds).
 * @returns the check: it returns how many items there are, and throws AppError 400 with the first field that is too large
 */
function boundsOf(schema: AnySchema): (value: unknown) => number {
  const bounds = readBounds(schema.describe() as Description);
  return (value) => {
    let items = 0;
    const walk = (part: unknown, own: Bounds, path: string): void => {
      if (typeof part === 'string') {
        const fault = textFault(part, own);
        if (fault) refuseFields({ [path]: fault });
      } else if (Array.isArray(part)) {
        const list = own.item;
        if (!list) return;
        items += part.length;
        if (part.length > own.maxLength) refuseFields({ [path]: 'field.tooMany' });
        // If all lists together are too long, the outermost one is reported.
        if (items > MAX_ITEMS) refuseFields({ [path.replace(/\[.*/, '')]: 'field.tooMany' });
        for (const [index, item] of part.entries()) walk(item, list, `${path}[${index}]`);
      } else if (typeof part === 'object' && part !== null) {
        // yup mistakes a name that every object has for a field of its own.
        for (const name of Object.keys(part)) if (name in Object.prototype) refuseFields({ [name]: 'field.invalid' });
        for (const [name, field] of own.fields) {
          if (Object.hasOwn(part, name))
            walk((part as Record<string, unknown>)[name], field, path ? `${path}.${name}` : name);
        }
      }
    };
    walk(value, bounds, '');
    return items;
  };
}

type Part = 'params' | 'query' | 'body';

/** In a request with more items, work is done one at a time, and only the first error is looked for. */
const MANY_ITEMS = 100;

/**
 * @returns a reader for a part of a request: sizes first, then contents (R-bounds); it throws AppError 400 with the wrong
 * fields
 */
export function readerOf<S extends AnySchema>(schema: S, part: Part): (value: unknown) => Promise<InferType<S>> {
  const checkBounds = boundsOf(schema);
  return async (value) => {
    const isMuch = checkBounds(value) > MANY_ITEMS;
    if (isMuch) await takeTurn();
    try {
      // A stack trace of our own code tells a caller nothing, and costs more than the check.
      return schema.validateSync(value, { abortEarly: isMuch, stripUnknown: true, disableStackTrace: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw new AppError('E.bad.request', { fields: faultsIn(error, part) });
    }
  };
}

import type { AnySchema, SchemaDescription } from 'yup';
import type { TextKey } from '../../shared/locales/keys.ts';
import { refuseFields } from '../appError.ts';

/** Of a text whose schema names no length: an id, a choice, an instant. */
const MAX_SHORT_TEXT = 300;
/** Items of all lists of a request together: a series of 52 evenings with forty guests each has fewer. */
const MAX_ITEMS = 2500;

type Description = SchemaDescription & { fields?: Record<string, Description>; innerType?: Description };

/** What is looked at before anything costs time: the rest is the schema's. */
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
  if (text.length > maxLength && text.trim().length > maxLength) return 'field.tooLong';
  // PostgreSQL can't store them.
  return text.includes('\0') || !text.isWellFormed() ? 'field.invalid' : null;
}

/**
 * Makes a check of sizes out of a schema: every list is counted before its items are looked at, every text measured before
 * its form, and a text holds nothing that cannot be stored. It costs a walk over what the schema names, whatever came (R-bounds).
 * @returns the check: it returns how many items there are, and throws AppError 400 with the first field that is too large
 */
export function boundsOf(schema: AnySchema): (value: unknown) => number {
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
        // All lists together are the outermost one's fault.
        if (items > MAX_ITEMS) refuseFields({ [path.replace(/\[.*/, '')]: 'field.tooMany' });
        for (const [index, item] of part.entries()) walk(item, list, `${path}[${index}]`);
      } else if (typeof part === 'object' && part !== null) {
        // yup takes a name that every object has for a field of its own.
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

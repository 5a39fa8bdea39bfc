import fc from 'fast-check';
import type { AnySchema, SchemaDescription } from 'yup';

type Description = SchemaDescription & { fields?: Record<string, Description>; innerType?: Description };

/** What a world holds that requests can name: ids, codes, addresses, tokens, codes of one kind or another. */
export type Names = readonly string[];

const DEEP = Array.from({ length: 200 }).reduce<unknown>((inside) => [inside], 'end');

/** Values that no schema asks for, and that have brought servers down. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '',
  ' ',
  'a\0b',
  'half \ud800 character',
  '\u202eright to left',
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(5000),
  "' or 1=1; --",
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'toString',
  'valueOf',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '2026-02-31T25:61:61Z',
  '0000-00-00',
  'Europe/Nowhere',
  'NaN',
  [],
  {},
  [null],
  [[]],
  { length: 5 },
  { toString: 1, valueOf: null, toJSON: 'x' },
  DEEP,
  Array.from({ length: 600 }, () => null),
];

export const hostileValue = (): fc.Arbitrary<unknown> => fc.constantFrom(...HOSTILE);

const often = (usual: fc.Arbitrary<unknown>, rare: fc.Arbitrary<unknown>, weight: number): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: rare, weight: 1 });

function param(description: Description, test: string, name: string): unknown {
  return description.tests.find((each) => each.name === test)?.params?.[name];
}

function textOf(description: Description, names: Names): fc.Arbitrary<unknown> {
  const pattern = param(description, 'matches', 'regex');
  const max = Number(param(description, 'max', 'max') ?? 40);
  const own = pattern instanceof RegExp ? fc.stringMatching(pattern) : fc.string({ maxLength: Math.min(max, 40) });
  return names.length > 0 ? fc.oneof(own, fc.constantFrom(...names)) : own;
}

function numberOf(description: Description): fc.Arbitrary<unknown> {
  const min = Number(param(description, 'min', 'min') ?? -1000);
  const max = Number(param(description, 'max', 'max') ?? 1000);
  return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
}

function plainValue(description: Description, names: Names): fc.Arbitrary<unknown> {
  const choices = description.oneOf.filter((value) => value !== null);
  if (choices.length > 0) return fc.constantFrom(...choices);
  if (description.fields) return objectOf(description.fields, names);
  if (description.innerType) return fc.array(fuzzed(description.innerType, names, 30), { maxLength: 3 });
  if (description.type === 'number') return numberOf(description);
  if (description.type === 'boolean') return fc.boolean();
  return textOf(description, names);
}

function objectOf(fields: Record<string, Description>, names: Names): fc.Arbitrary<unknown> {
  const values = Object.entries(fields).map(([name, field]): [string, fc.Arbitrary<unknown>] => [
    name,
    fuzzed(field, names, 20),
  ]);
  const required = Object.keys(fields).filter((name) => !(fields[name] as { optional?: boolean }).optional);
  const known = fc.record(Object.fromEntries(values), { requiredKeys: required });
  const odd = fc.tuple(known, fc.constantFrom('constructor', 'toString', 'extra', ''), hostileValue());
  return often(
    known,
    odd.map(([object, key, value]) => ({ ...(object as object), [key]: value })),
    20,
  );
}

const fuzzed = (description: Description, names: Names, weight: number): fc.Arbitrary<unknown> =>
  often(plainValue(description, names), hostileValue(), weight);

/** Values that a schema mostly accepts, with something hostile somewhere in many of them. */
export function valuesOf(schema: AnySchema, names: Names): fc.Arbitrary<unknown> {
  return fuzzed(schema.describe() as Description, names, 30);
}

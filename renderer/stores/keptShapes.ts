/** Checks of values from storage: anybody, and any version of the app, may have written them. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

export const hasTexts = <Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<string, unknown> & Record<Name, string> =>
  isRecord(value) && names.every((name) => isText(value[name]));

export const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

export const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value =>
  (values as readonly unknown[]).includes(value);

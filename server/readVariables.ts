import { type AnySchema, type InferType, string } from 'yup';

/** A variable that is wrong or missing: one line with its name, its shape and an example. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Environment = Record<string, string | undefined>;

export interface Variable<S extends AnySchema> {
  schema: S;
  /** Ends the sentence "NAME must be …". */
  shape: string;
  example: string;
}

/** A variable, and what its error says. */
export const define = <S extends AnySchema>(schema: S, shape: string, example: string): Variable<S> => ({
  schema,
  shape,
  example,
});

/** An address with one of the protocols, without a slash at its end. */
export function address(protocols: string[]) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\/+$/, '') : value))
    .test(
      'address',
      (value) => value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
    );
}

/** An address of the web. */
export const page = () => address(['https:', 'http:']);
/** One word, as others give them out. */
export const token = () => string().matches(/^\S+$/);

type Variables = Readonly<Record<string, Variable<AnySchema>>>;
type NameIn<V> = keyof V & string;
type ValueIn<V extends Variables, N extends NameIn<V>> = NonNullable<InferType<V[N]['schema']>>;

/**
 * @returns the variable's checked value, or null when it is unset or empty
 * @throws ConfigError with one line: variable, shape, example
 */
export function readFrom<V extends Variables, N extends NameIn<V>>(
  variables: V,
  env: Environment,
  name: N,
): ValueIn<V, N> | null {
  const text = env[name]?.trim();
  if (text === undefined || text === '') return null;
  const { schema, shape, example } = variables[name] as Variable<AnySchema>;
  try {
    return schema.validateSync(text) as ValueIn<V, N>;
  } catch {
    throw new ConfigError(`${name} must be ${shape}, such as ${example}.`);
  }
}

/** Variables that make sense only together: all their values, or null when none is set. */
export function readGroupFrom<V extends Variables, const Names extends readonly NameIn<V>[]>(
  variables: V,
  env: Environment,
  names: Names,
): { [K in keyof Names]: string } | null {
  const values = names.map((name) => readFrom(variables, env, name));
  const missing = names.filter((_name, index) => values[index] === null);
  if (missing.length === names.length) return null;
  const [first] = missing;
  if (first !== undefined) {
    const { shape, example } = variables[first] as Variable<AnySchema>;
    throw new ConfigError(
      `${first} is missing beside ${names.filter((name) => name !== first).join(' and ')}: set ${shape}, such as ${example}.`,
    );
  }
  return values.map(String) as { [K in keyof Names]: string };
}

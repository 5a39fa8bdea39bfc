import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Queryable } from './database.ts';

/** Stands for a value that is known when the statement is asked. */
class Later {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A statement that many calls ask: its text is put together once, which takes longer than sending it.
 * @param build given what stands for each of `values`, in their order; it may say the same one twice
 * @returns what asks it, with the values
 */
export function statement<Row, Values extends readonly unknown[]>(
  build: (...values: { [Index in keyof Values]: unknown }) => RawBuilder<Row>,
): (db: Queryable, ...values: Values) => Promise<Row[]> {
  let made: CompiledQuery | null = null;
  return async (db, ...values) => {
    made ??= build(...(values.map((_, index) => new Later(index)) as { [Index in keyof Values]: unknown })).compile(db);
    const parameters = made.parameters.map((value) => (value instanceof Later ? values[value.index] : value));
    const { rows } = await db.executeQuery<Row>({ ...made, parameters } as CompiledQuery<Row>);
    return rows;
  };
}

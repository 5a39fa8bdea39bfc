import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Queryable } from './database.ts';

/** Names of a row's columns that hold moments. */
type Moments<Row> = { [Column in keyof Row]: Date extends Row[Column] ? Column : never }[keyof Row] & string;

/** A row as PostgreSQL writes it into JSON, with moments as text. */
export type JsonRow<Row> = { [Column in keyof Row]: Date extends Row[Column] ? string | null : Row[Column] };

/**
 * Values inside JSON, with which one statement reads a match with all its parts, have moments as text.
 * @param moments every column of the row that holds one: a forgotten one is a type error
 * @returns the row as the driver gives it
 */
export function rowReader<Row>(moments: Record<Moments<Row>, true>): (row: JsonRow<Row>) => Row {
  const columns = Object.keys(moments);
  return (json) => {
    const row = { ...json } as Record<string, unknown>;
    for (const column of columns) {
      const text = row[column];
      if (typeof text === 'string') row[column] = new Date(text);
    }
    return row as Row;
  };
}

/** Stands in for a value that is only known when the statement is run. */
class Later {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A statement that many calls run: its text is built once, which takes longer than sending it.
 * @param build is given a placeholder for each of `values`, in their order; it may use one several times
 * @returns a function that runs it with the values
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

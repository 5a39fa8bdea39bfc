/** Names of a row's columns that hold moments. */
type Moments<Row> = { [Column in keyof Row]: Date extends Row[Column] ? Column : never }[keyof Row] & string;

/** A row as PostgreSQL writes it into JSON, with moments as text. */
export type JsonRow<Row> = { [Column in keyof Row]: Date extends Row[Column] ? string | null : Row[Column] };

/**
 * What comes within JSON, so that one statement brings a match with all its parts, holds moments as text.
 * @param moments every column of the row that holds one: a forgotten one is an error of types
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

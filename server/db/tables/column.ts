import type { ColumnType } from 'kysely';

/** jsonb: written as text, read as a value. */
export type Json<T> = ColumnType<T, string, string>;

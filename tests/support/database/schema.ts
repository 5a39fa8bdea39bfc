import type pg from 'pg';
import { execute } from './databaseServer.ts';

/** One line for each thing of the schema `public`, in an order of their names. */
const DESCRIPTION = `
  select line from (
    select 'column ' || table_name || '.' || column_name || ' #' || ordinal_position || ' ' || udt_name || ' '
      || case is_nullable when 'YES' then 'null' else 'not null' end || coalesce(' default ' || column_default, '')
      || coalesce(' identity ' || identity_generation, '') as line
    from information_schema.columns where table_schema = 'public'
    union all
    select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all
    select 'sequence ' || sequencename || ' ' || data_type || ' by ' || increment_by from pg_sequences
    where schemaname = 'public'
    union all
    select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
    union all
    select 'view ' || viewname || ' ' || definition from pg_views where schemaname = 'public'
    union all
    select 'function ' || pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace
  ) as described order by line collate "C"`;

/** @returns what the catalog says of the product's tables: equal lists are equal schemas */
export async function describeSchema(connection: pg.PoolConfig): Promise<string[]> {
  const { rows } = await execute(connection, DESCRIPTION);
  return rows.map(({ line }) => line);
}

/** @returns the rows of every table of the product by its name, as JSON text, in an order of their own text */
export async function readRows(connection: pg.PoolConfig): Promise<Record<string, string[]>> {
  const { rows: tables } = await execute(
    connection,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name not like 'kysely%' order by 1`,
  );
  const read: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await execute(connection, `select to_jsonb(t)::text as row from "${name}" t order by 1`);
    read[name] = rows.map(({ row }) => row);
  }
  return read;
}

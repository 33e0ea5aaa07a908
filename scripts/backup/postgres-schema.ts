/** Describes the schema that Strapi makes in PostgreSQL, as SQL that makes it again. */
import { Failure } from '../running/failure.ts'
import type { Sql } from './sql.ts'

const here = 'to_regnamespace(current_schema())::oid'

/** The objects of a schema that are not described here, by the name of their kind. */
const foreign = `
  select case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'p' then 'partitioned table' else 'foreign table' end || ' ' || c.relname as found
    from pg_class c where c.relnamespace = ${here} and c.relkind in ('v', 'm', 'p', 'f')
  union all
  select 'trigger ' || t.tgname || ' on ' || c.relname
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = ${here} and not t.tgisinternal
  union all
  select 'generated column ' || c.relname || '.' || a.attname
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = ${here} and c.relkind = 'r' and (a.attidentity <> '' or a.attgenerated <> '')
  union all
  select 'type ' || t.typname from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace = ${here} and t.typelem = 0 and t.typtype <> 'm' and coalesce(c.relkind, 'c') = 'c'
  order by 1`

const columns = `
  select c.relname as "table", string_agg(format('%I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
      case when d.oid is null then '' else ' default ' || pg_get_expr(d.adbin, d.adrelid) end,
      case when a.attnotnull then ' not null' else '' end), E',\\n  ' order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = ${here} and c.relkind = 'r'
    group by c.relname order by c.relname`

/** The sequences of numbered columns; "last" is null for one that was never used. */
const sequences = `
  select s.sequencename as name, format_type(s.data_type, null) as type, s.last_value::text as last,
      o.relname as "table", a.attname as "column"
    from pg_sequences s
    join pg_class c on c.relname = s.sequencename and c.relnamespace = ${here} and c.relkind = 'S'
    left join pg_depend d on d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'a'
    left join pg_class o on o.oid = d.refobjid
    left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where s.schemaname = current_schema() order by 1`

/** Constraints, those that others refer to first. */
const constraints = `
  select format('alter table %I add constraint %I %s;', c.relname, k.conname, pg_get_constraintdef(k.oid, true)) as statement
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = ${here} and k.contype in ('p', 'u', 'c', 'x', 'f')
    order by k.contype = 'f', c.relname, k.conname`

/** Indexes that no constraint makes. */
const indexes = `
  select pg_get_indexdef(i.indexrelid, 0, true) || ';' as statement
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = ${here}
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    order by c.relname`

/** A quoted SQL name, and a text. */
const name = (text: unknown) => `"${String(text).replaceAll('"', '""')}"`
const literal = (text: unknown) => `'${String(text).replaceAll("'", "''")}'`

/**
 * The statements that make the schema again: `tables` before the rows are read, `constraints`
 * after. Names are without schema: the search path names it.
 * @throws {Failure} for an object that Strapi does not make
 */
export const describeSchema = async (
  sql: Sql,
): Promise<{ readonly tables: string; readonly constraints: string }> => {
  const strange = (await sql.query(foreign)).map(({ found }) => found)
  if (strange.length > 0)
    throw new Failure(
      `The database holds what this backup does not know (${strange.join(', ')}); use pg_dump, or move that to a schema of its own.`,
    )
  const numbered = await sql.query(sequences)
  const statements = async (query: string) =>
    (await sql.query(query)).map(({ statement }) => String(statement))
  const tables = [
    ...numbered.map(({ name: sequence, type }) => `create sequence ${name(sequence)} as ${type};`),
    ...(await sql.query(columns)).map(
      (row) => `create table ${name(row.table)} (\n  ${row.columns}\n);`,
    ),
    ...numbered.map(
      (row) =>
        row.table &&
        `alter sequence ${name(row.name)} owned by ${name(row.table)}.${name(row.column)};`,
    ),
  ]
  const last = numbered.map(
    (row) => row.last && `select setval(${literal(name(row.name))}, ${row.last});`,
  )
  const after = [...(await statements(constraints)), ...(await statements(indexes)), ...last]
  const text = (lines: readonly unknown[]) => `${lines.filter(Boolean).join('\n')}\n`
  return { tables: text(tables), constraints: text(after) }
}

/**
 * Makes COMMIT fail, or take long, for transactions that write to a table, by means of the database
 * itself.
 */
import { inject } from 'vitest'
import { secondConnection } from './second-connection.ts'

/** Each transaction gets a deferred reference that is invalid, so that COMMIT fails. */
const TABLES = [
  'create table commit_parent (id integer primary key)',
  'create table commit_child (ref integer references commit_parent (id) deferrable initially deferred)',
]
const BREAK = 'insert into commit_child values (424242)'

const onSqlite = (table: string, event: string) => [
  ...TABLES,
  `create trigger commit_fails after ${event} on ${table} begin ${BREAK}; end`,
]
const onPostgres = (table: string, event: string) => [
  ...TABLES,
  `create function commit_fails() returns trigger language plpgsql as
    $$ begin ${BREAK}; return null; end $$`,
  `create trigger commit_fails after ${event} on ${table} for each row execute function commit_fails()`,
]
const UNDO = [
  ...(inject('postgresUrl')
    ? ['drop function commit_fails cascade']
    : ['drop trigger commit_fails']),
  'drop table commit_child',
  'drop table commit_parent',
]

async function run(statements: readonly string[]): Promise<void> {
  const outside = await secondConnection()
  for (const statement of statements) await outside.run(statement)
  await outside.close()
}

/** Runs work while no transaction that writes to a table can be committed. */
export async function whileCommitFails<T>(
  table: string,
  event: 'insert' | 'update' | 'delete',
  work: () => Promise<T>,
): Promise<T> {
  await run((inject('postgresUrl') ? onPostgres : onSqlite)(table, event))
  try {
    return await work()
  } finally {
    await run(UNDO)
  }
}

/**
 * Runs `work` while COMMIT first runs these statements in transactions that write submissions, on
 * PostgreSQL. They may take any time.
 */
export async function whileCommitDoes<T>(statements: string, work: () => Promise<T>): Promise<T> {
  await run([
    // Set in the transaction, so that it holds for its COMMIT: running statements keep the limits
    // they began with.
    `create function unlimited() returns trigger language plpgsql as
      $$ begin
        perform set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true);
        return new;
      end $$`,
    `create trigger unlimited before insert on submissions
      for each row execute function unlimited()`,
    `create function commit_does() returns trigger language plpgsql as
      $$ begin ${statements} return null; end $$`,
    `create constraint trigger commit_does after insert on submissions
      deferrable initially deferred for each row execute function commit_does()`,
  ])
  try {
    return await work()
  } finally {
    await run(['drop function commit_does cascade', 'drop function unlimited cascade'])
  }
}

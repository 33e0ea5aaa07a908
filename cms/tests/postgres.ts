import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../scripts/running/ports.ts'
import { postgresPrograms } from './postgres-programs.ts'

const ACCOUNT = { user: 'beursvloer', password: 'beursvloer' }

/** The data is thrown away after the tests, so it need not reach the disk. */
const WITHOUT_DISKS = ['fsync=off', 'full_page_writes=off', 'unix_socket_directories=']

type Row = Readonly<Record<string, unknown>>

interface PostgresServer {
  /** Of its empty database. */
  readonly url: string
  /** The rows of a query. */
  rows(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>
  /** Ends all connections, stops, and starts on the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts a PostgreSQL server with an empty database. */
export async function startPostgres(): Promise<PostgresServer> {
  const port = await findFreePort()
  const said: unknown[] = []
  const { EmbeddedPostgres, remove } = await postgresPrograms()
  const databaseDir = mkdtempSync(path.join(tmpdir(), 'beursvloer-postgres-'))
  const server = new EmbeddedPostgres({
    ...ACCOUNT,
    port,
    databaseDir,
    // PostgreSQL does not run as root; then an account of the system is made for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: WITHOUT_DISKS.flatMap((setting) => ['-c', setting]),
    onLog: (line) => said.push(line),
    onError: (error) => said.push(error),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL does not start:\n${said.join('\n')}`, { cause: error })
  }
  return {
    url: `postgres://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${port}/postgres`,
    async rows(sql, values = []) {
      const client = server.getPgClient('postgres', '127.0.0.1')
      await client.connect()
      try {
        return (await client.query(sql, [...values])).rows
      } finally {
        await client.end()
      }
    },
    async restart() {
      await server.stop()
      await server.start()
    },
    async stop() {
      await server.stop()
      rmSync(databaseDir, { recursive: true, force: true })
      remove()
    },
  }
}

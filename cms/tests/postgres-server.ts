import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findFreePort } from '../../scripts/running/ports.ts'
import { startBucket } from './bucket-server.ts'
import { postgresPrograms } from './postgres-programs.ts'

const ACCOUNT = { user: 'beursvloer', password: 'beursvloer' }

/** The data is thrown away after the tests, so it need not reach the disk. */
const WITHOUT_DISKS = ['fsync=off', 'full_page_writes=off', 'unix_socket_directories=']

/** Starts a PostgreSQL server and a bucket of this run before the tests, and stops both after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await findFreePort()
  const said: unknown[] = []
  const { EmbeddedPostgres, remove } = await postgresPrograms()
  const server = new EmbeddedPostgres({
    ...ACCOUNT,
    port,
    databaseDir: mkdtempSync(path.join(tmpdir(), 'beursvloer-postgres-')),
    persistent: false,
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
  project.provide(
    'postgresUrl',
    `postgres://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${port}/postgres`,
  )
  const bucket = await startBucket()
  project.provide('bucketFolder', bucket.folder)
  project.provide('bucketSettings', bucket.settings)
  return async () => {
    await bucket.stop()
    await server.stop()
    remove()
  }
}

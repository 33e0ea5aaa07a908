import type { TestProject } from 'vitest/node'
import { startBucket } from './bucket-server.ts'
import { startPostgres } from './postgres.ts'

/** Starts a PostgreSQL server and a bucket of this run before the tests, and stops both after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  const bucket = await startBucket()
  project.provide('bucketFolder', bucket.folder)
  project.provide('bucketSettings', bucket.settings)
  return async () => {
    await bucket.stop()
    await postgres.stop()
  }
}

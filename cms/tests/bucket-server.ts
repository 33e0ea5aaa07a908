import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'

const BUCKET = 'beurs'

interface BucketServer {
  /** Settings of the CMS. */
  readonly settings: Readonly<Record<string, string>>
  /** Where the server keeps the objects of the bucket. */
  readonly folder: string
  stop(): Promise<void>
}

/** Starts an S3 server with an empty bucket. */
export async function startBucket(): Promise<BucketServer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'beursvloer-bucket-'))
  const folder = path.join(directory, BUCKET)
  mkdirSync(folder)
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    // It computes another signature for the list of a bucket, whose path ends with a slash.
    allowMismatchedSignatures: true,
  })
  const { port }: AddressInfo = await server.run()
  return {
    folder,
    settings: {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      server.httpServer.closeAllConnections()
      await server.close()
      rmSync(directory, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

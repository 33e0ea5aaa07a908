import type { Readable } from 'node:stream'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { BucketSettings } from '@beursvloer/contract/storage-settings'

/** How long a connection may take to come about, and then be silent, in ms: the site waits 10 s. */
const CONNECT_MS = 2000
const SILENCE_MS = 4000
/** How often a request is tried before it fails. */
const ATTEMPTS = 2

export interface StoredObject {
  /** Name below the listed folder. */
  readonly name: string
  readonly changedAt: Date
  /** MD5 in hexadecimal of most objects, without quotes. */
  readonly etag: string
}

/** The files of a bucket by their keys, such as `uploads/hal.webp`. */
export interface Bucket {
  put(key: string, content: Uint8Array, type?: string): Promise<void>
  /** @param range as browsers ask for it: `bytes=0-99`; one beyond the end counts as none */
  get(key: string, range?: string): Promise<Found | null>
  remove(key: string): Promise<void>
  /** All objects of a folder, which ends with a slash. */
  list(folder: string): AsyncIterable<StoredObject>
}

export interface Found {
  readonly content: Readable
  readonly bytes: number
  readonly etag: string
  readonly changedAt: Date
  /** Which part it is, when one was asked for: `bytes 0-99/200`. */
  readonly range: string | undefined
}

/** How the library of Amazon reaches the service. */
export const clientOptions = ({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: BucketSettings): S3ClientConfig => ({
  region,
  credentials: { accessKeyId, secretAccessKey },
  ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  // Other services do not know Amazon's newer checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: ATTEMPTS,
  requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
})

const isMissing = (error: unknown): boolean =>
  ['NoSuchKey', 'NotFound'].includes((error as Error).name)

/** Opens a bucket; the library is loaded by this only. */
export async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client(clientOptions(settings))
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key })
  const bucket: Bucket = {
    async put(key, content, type) {
      await client.send(new s3.PutObjectCommand({ ...at(key), Body: content, ContentType: type }))
    },
    async get(key, range) {
      try {
        const found = await client.send(new s3.GetObjectCommand({ ...at(key), Range: range }))
        return {
          content: found.Body as Readable,
          bytes: found.ContentLength ?? 0,
          etag: found.ETag ?? '',
          changedAt: found.LastModified ?? new Date(0),
          range: found.ContentRange,
        }
      } catch (error) {
        if (isMissing(error)) return null
        if ((error as Error).name === 'InvalidRange') return bucket.get(key)
        throw error
      }
    },
    async remove(key) {
      await client.send(new s3.DeleteObjectCommand(at(key)))
    },
    async *list(folder) {
      const pages = s3.paginateListObjectsV2(
        { client },
        { Bucket: settings.bucket, Prefix: folder },
      )
      for await (const { Contents = [] } of pages)
        for (const { Key = '', LastModified = new Date(), ETag = '' } of Contents)
          yield {
            name: Key.slice(folder.length),
            changedAt: LastModified,
            etag: ETag.replaceAll('"', ''),
          }
    },
  }
  return bucket
}

import { addressIn, oneOf } from './setting-values.ts'

/** A bucket of Amazon S3, or of another service that speaks its protocol. */
export type BucketSettings = ReturnType<typeof readBucket>

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The bucket of the settings, whether files are there or not.
 * @throws Error naming the setting that lacks or is wrong
 */
export function readBucket(env: Environment) {
  const text = (name: string) => env[name]?.trim() ?? ''
  const needed = (name: string) => {
    if (text(name)) return text(name)
    throw new Error(`${name} is needed to keep files in a bucket`)
  }
  const endpoint = () => {
    try {
      return text('S3_ENDPOINT') ? addressIn(text('S3_ENDPOINT')) : null
    } catch (error) {
      throw new Error(`S3_ENDPOINT ${(error as Error).message}`)
    }
  }
  return {
    // Address of the service; null: Amazon's.
    endpoint: endpoint(),
    region: text('S3_REGION') || 'eu-central-1',
    bucket: needed('S3_BUCKET'),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}

/**
 * The bucket in which an installation keeps its files; null where they are in its data folder.
 * @throws Error naming the setting that lacks or is wrong
 */
export function readStorage(env: Environment): BucketSettings | null {
  const place = env.STORAGE?.trim() || 'local'
  try {
    if (oneOf(place, ['local', 's3']) === 'local') return null
  } catch (error) {
    throw new Error(`STORAGE ${(error as Error).message}`)
  }
  return readBucket(env)
}

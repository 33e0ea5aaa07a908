/**
 * `npm run move-files -- s3`: copies the files of the data folder into the bucket of the settings;
 * `-- local` copies them back. What is there already is not copied again.
 */
import { readBucket } from '@beursvloer/contract/storage-settings'
import { openBucket } from '../../cms/src/private-files/bucket.mts'
import { downloadFiles, uploadFiles } from '../backup/bucket-files.ts'
import { runCommand } from '../running/command.ts'
import { Failure } from '../running/failure.ts'
import { log, secondsSince } from '../running/progress.ts'
import { readSettings } from '../running/settings.ts'

export const main = ([to = '', ...more]: readonly string[]) =>
  runCommand(async () => {
    if (!['s3', 'local'].includes(to) || more.length > 0)
      throw new Failure('Usage: npm run move-files -- s3, or: -- local')
    const started = performance.now()
    const { dataDir, environment } = await readSettings()
    const bucket = await openBucket(bucketIn(environment))
    const copied =
      to === 's3'
        ? await uploadFiles(bucket, dataDir)
        : Object.keys(await downloadFiles(bucket, { folder: dataDir })).length
    log(`✓ ${copied} files copied and checked, ${secondsSince(started)}`)
    log(
      `  Stop the CMS, repeat this, set STORAGE=${to} and start it. Then delete the files where they were.`,
    )
    return 0
  })

const bucketIn = (environment: Parameters<typeof readBucket>[0]) => {
  try {
    return readBucket(environment)
  } catch (error) {
    throw new Failure((error as Error).message)
  }
}

import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { isContent } from '../content-version/content-types'
import { raiseContentVersion } from '../content-version/counters'
import { removeFiles } from '../private-files/storage'

const FILE = 'plugin::upload.file'

/**
 * What is not of the fair: counters that only rise, counts of failures, proof of deletions, and how
 * staff sign in.
 */
const KEPT: readonly string[] = [
  'api::content-version.content-version',
  'api::failure-limit.failure-limit',
  'api::deletion-report.deletion-report',
  'api::deletion.deletion',
  'api::two-factor.two-factor',
]

/** What others than ours store of the fair: accounts of visitors, and the media library. */
const OTHERS: readonly string[] = ['plugin::users-permissions.user', FILE, 'plugin::upload.folder']

/** Origin of the sessions of visitors; those of staff stay. */
const VISITORS = 'users-permissions'

/** Files that no row names any more. */
type Leftover = Awaited<ReturnType<typeof filesOf>>

const leftoverOf = (strapi: Core.Strapi) =>
  strapi.store({ type: 'api', name: 'beursvloer', key: 'files-to-remove' })

interface StoredFile {
  readonly url: string
  readonly formats: Readonly<Record<string, { readonly url: string }>> | null
}

async function filesOf({ db }: Core.Strapi) {
  const uploads: StoredFile[] = await db.query(FILE).findMany({ select: ['url', 'formats'] })
  const submitted: { storedAs: string | null }[] = await db
    .query('api::submission-file.submission-file')
    .findMany({ select: ['storedAs'] })
  return {
    // Paths below the public folder: `/uploads/hal.webp`.
    uploads: uploads.flatMap(({ url, formats }) => [
      url,
      ...Object.values(formats ?? {}).map((format) => format.url),
    ]),
    // Names of files for staff.
    submitted: submitted.flatMap(({ storedAs }) => storedAs ?? []),
  }
}

/**
 * Deletes all content, and all that visitors and exhibitors left, in the transaction of the caller. Staff, their
 * roles and the settings of the installation stay. The site notices at its commit; the caller then
 * removes the files.
 */
export async function clearFair(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await leftoverOf(strapi).set({ value: await filesOf(strapi) })
    for (const { uid, tableName } of strapi.db.metadata.values()) {
      const isOurs = uid.startsWith('api::') && !KEPT.includes(uid)
      if (isOurs || uid in strapi.components || OTHERS.includes(uid)) await trx(tableName).del()
    }
    await trx('strapi_sessions').where({ origin: VISITORS }).del()
    for (const type of Object.values(strapi.contentTypes))
      if (isContent(type)) await raiseContentVersion(strapi, type.info.singularName)
    await raiseContentVersion(strapi, 'upload')
  })
}

/** Removes the files of what was cleared: after the commit, and at a start after a crash between the two. */
export async function removeClearedFiles(strapi: Core.Strapi): Promise<void> {
  const leftover = (await leftoverOf(strapi).get({})) as Leftover | null
  if (!leftover) return
  for (const url of leftover.uploads) {
    const { name: hash, ext } = path.parse(url)
    await strapi.plugin('upload').provider.delete({ hash, ext })
  }
  await removeFiles(leftover.submitted)
  await leftoverOf(strapi).delete({})
}

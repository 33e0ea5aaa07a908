import type { Core } from '@strapi/strapi'
import { holdLock } from '../database/advisory-lock'
import { deleteOldImports } from '../import/past-imports'
import { runDaily } from '../jobs/daily'
import { leadsOf } from '../leads/rows'
import { deleteOldDoors } from '../live/facts'
import { type ProposalRow, proposalsOf, proposedFiles } from '../my-stand/proposals'
import { forgetDeletions } from '../private-files/deletion-list'
import { removeOrphans } from '../private-files/storage'
import { deleteOldMisses } from '../search-misses/misses'
import { deleteFullBuckets } from '../sign-in-limits/failure-limits'
import { keepStatistics } from '../statistics/keep-statistics'
import { deleteOldLinks } from '../visitors/sign-in/sign-in-link'
import { emptyWastebasket } from '../wastebasket/items'
import { deletionSteps } from './delete-expired'

/** Every night. */
const NIGHTLY = '0 30 3 * * *'

/** Which of these files submissions, profiles of visitors and exhibitors have. */
async function knownFiles(
  strapi: Core.Strapi,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const $in = [...names]
  const rows: { storedAs: string }[] = await strapi.db
    .query('api::submission-file.submission-file')
    .findMany({ select: ['storedAs'], where: { storedAs: { $in } } })
  const profiles: { photo: string }[] = await strapi.db
    .query('api::visitor-profile.visitor-profile')
    .findMany({ select: ['photo'], where: { photo: { $in } } })
  // Files of entries stand in a column of JSON, which databases search each in their own way.
  const proposals: ProposalRow[] = await proposalsOf(strapi).findMany({})
  const answers: { storedAs: string }[] = await strapi.db
    .query('api::exhibitor-task-answer.exhibitor-task-answer')
    .findMany({ select: ['storedAs'], where: { storedAs: { $in } } })
  const invoices: { storedAs: string }[] = await strapi.db
    .query('api::stand-invoice.stand-invoice')
    .findMany({ select: ['storedAs'], where: { storedAs: { $in } } })
  const leads: { photo: string }[] = await leadsOf(strapi).findMany({
    select: ['photo'],
    where: { photo: { $in } },
  })
  return new Set([
    ...leads.map(({ photo }) => photo),
    ...invoices.map(({ storedAs }) => storedAs),
    ...answers.map(({ storedAs }) => storedAs),
    ...rows.map(({ storedAs }) => storedAs),
    ...profiles.map(({ photo }) => photo),
    ...proposals.flatMap((row) => [...proposedFiles(row).values()].map(({ storedAs }) => storedAs)),
  ])
}

/**
 * Deletes data whose retention ended, and files without a row; of all processes one at a time. A failure
 * does not stop the other steps.
 * @throws the first failure
 */
async function deleteExpired(strapi: Core.Strapi, now: Date): Promise<void> {
  const steps: (() => Promise<unknown>)[] = [
    ...deletionSteps(strapi, now),
    () => deleteFullBuckets(strapi, now),
    () => deleteOldMisses(strapi, now),
    () => deleteOldLinks(strapi, now),
    () => deleteOldDoors(strapi, now),
    () => emptyWastebasket(strapi, now),
    () => deleteOldImports(strapi, now),
    () => forgetDeletions(strapi, now),
    () => keepStatistics(strapi, now),
    () => removeOrphans((names) => knownFiles(strapi, names), now),
  ]
  const failures: unknown[] = []
  const free = await holdLock('retention')
  try {
    for (const step of steps) await step().catch((error) => failures.push(error))
  } finally {
    await free()
  }
  if (failures.length > 0) throw failures[0]
}

/** Runs the job once the CMS listens, and every night. */
export function startRetentionJob(strapi: Core.Strapi): void {
  const run = runDaily(strapi, NIGHTLY, deleteExpired)
  strapi.add('retention', { run })
  strapi.server.httpServer.once('listening', () => run(new Date()))
}

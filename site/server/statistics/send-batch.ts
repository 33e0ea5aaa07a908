import {
  STATISTICS_BATCHES_PATH,
  type StatisticsBatch,
} from '@beursvloer/contract/statistics/batches'
import { type CmsClient, ContentApiError } from '../../app/content/http.server.ts'

/** How long the CMS may take to count a batch, in ms. */
const TIMEOUT_MS = 10_000
/** Statuses that say that a batch will never be taken. */
const REFUSED = [400, 413, 422]

/**
 * Hands a batch to the CMS; false: it refuses this one for good.
 * @throws ContentApiError when it may not have arrived
 */
export async function sendBatch(askCms: CmsClient, batch: StatisticsBatch): Promise<boolean> {
  try {
    const body = { ...batch }
    await askCms(STATISTICS_BATCHES_PATH, { method: 'POST', body, timeoutMs: TIMEOUT_MS })
    return true
  } catch (error) {
    if (error instanceof ContentApiError && REFUSED.includes(error.status)) return false
    throw error
  }
}

import { z } from 'zod'
import { EVENT_TYPES } from './events.ts'
import { DEVICES, DROPPED, GRAINS, VISITORS } from './rows.ts'

/** Where the CMS takes figures, after the base of the content API, with the site's token. */
export const STATISTICS_BATCHES_PATH = '/statistics/batches'
/** Most rows of one batch. */
export const MAX_BATCH_ROWS = 2000
/** Largest count of one row: what a site cannot have counted is not believed. */
const MAX_COUNT = 100_000_000
/** Longest text of a row, in characters. */
const MAX_TEXT = 80

const text = z.string().max(MAX_TEXT)

const statisticsRow = z.object({
  minute: z.int().positive().multipleOf(GRAINS.quarter),
  event: z.enum([...EVENT_TYPES, DROPPED]),
  detail: text,
  route: text,
  document: text,
  language: z.enum(['nl', 'en', '']),
  device: z.enum([...DEVICES, '']),
  source: text,
  campaign: text,
  visitor: z.enum([...VISITORS, '']),
  count: z.int().positive().max(MAX_COUNT),
})

/**
 * What one process of the site counted since its last batch. Batches of a node are numbered from 1; the
 * CMS counts each number once, whatever is sent again.
 */
export const statisticsBatch = z.object({
  /** Random id of the run of a process. */
  node: z.uuid(),
  number: z.int().positive(),
  rows: z.array(statisticsRow).min(1).max(MAX_BATCH_ROWS),
})
export type StatisticsBatch = z.infer<typeof statisticsBatch>

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_BATCH_ROWS, type StatisticsBatch } from '@beursvloer/contract/statistics/rows'
import { oneRow } from '@beursvloer/contract/statistics/testing/made-up-rows'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BatchQueue } from './batch-queue.ts'

let folder = ''
/** The batches that the CMS has counted, by node and number. */
let counted: Map<string, StatisticsBatch>
let cms: 'up' | 'away' | 'deaf' | 'refuses'
let warnings: string[]

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'figures-')), 'statistics')
  counted = new Map()
  warnings = []
  cms = 'up'
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

const log = (_fields: object, message: string) => {
  warnings.push(message)
}
const queue = () =>
  new BatchQueue({
    send: async (batch) => {
      if (cms === 'away') throw new Error('no answer')
      if (cms === 'refuses') return false
      const key = `${batch.node} ${batch.number}`
      const known = counted.get(key)
      // A number says the same for ever.
      if (known) expect(batch).toEqual(known)
      else counted.set(key, batch)
      if (cms === 'deaf') throw new Error('the answer was lost')
      return true
    },
    folder,
    log: { warn: log, error: log },
  })
const row = (document: string, count = 1) => oneRow({ document, count })
const total = () =>
  [...counted.values()].flatMap(({ rows }) => rows).reduce((sum, { count }) => sum + count, 0)
const files = () => readdir(folder)

it('received batches are sent and no files remain', async () => {
  const figures = queue()
  await figures.add([])
  await figures.add([row('a'), row('b')])
  await figures.add([row('a')])
  expect([...counted.values()].map(({ number, rows }) => [number, rows.length])).toEqual([
    [1, 2],
    [2, 1],
  ])
  expect(await files()).toEqual([])
})

it('batches wait for the CMS in few files, and are then counted once', async () => {
  const figures = queue()
  cms = 'away'
  for (let at = 0; at < 36; at += 1) await figures.add([row(`d${at % 5}`)])
  expect((await files()).length).toBe(2)
  expect(warnings).toHaveLength(1)
  cms = 'up'
  await figures.add([])
  expect([total(), counted.size, await files()]).toEqual([36, 2, []])
})

it('a batch without an answer is counted once, also after the process was killed', async () => {
  const figures = queue()
  cms = 'deaf'
  await figures.add([row('a', 3)])
  await figures.add([row('a', 4)])
  const killed = queue()
  await killed.add([row('b', 5)])
  cms = 'up'
  const next = queue()
  await next.add([])
  expect([total(), await files()]).toEqual([12, []])
})

it('many rows are divided over batches that the CMS accepts', async () => {
  cms = 'away'
  const figures = queue()
  await figures.add([row('x')])
  await figures.add(Array.from({ length: MAX_BATCH_ROWS }, (_, at) => row(`a${at}`)))
  await figures.add(Array.from({ length: MAX_BATCH_ROWS }, (_, at) => row(`b${at}`)))
  cms = 'up'
  await queue().add([])
  const sizes = [...counted.values()].map(({ number, rows }) => [number, rows.length])
  expect(sizes).toEqual([
    [1, 1],
    [2, MAX_BATCH_ROWS],
    [3, MAX_BATCH_ROWS],
  ])
})

it('damaged or refused batches are set aside, and the others sent', async () => {
  const figures = queue()
  cms = 'away'
  await figures.add([row('a')])
  await figures.add([row('b')])
  const [first = ''] = await files()
  await writeFile(join(folder, first), '{"node":')
  await writeFile(join(folder, 'half.part'), '{')
  cms = 'up'
  await queue().add([])
  expect([total(), await files()]).toEqual([1, [`${first}.refused`]])
  cms = 'refuses'
  await figures.add([row('c')])
  expect(warnings.at(-1)).toContain('put aside')
})

it('batches that cannot be written are still sent', async () => {
  const figures = queue()
  await writeFile(folder, 'no folder')
  await figures.add([row('a', 7)])
  expect(total()).toBe(7)
})

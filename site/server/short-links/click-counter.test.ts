import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClickReport, MAX_CODES_PER_REPORT } from '@beursvloer/contract/short-link-clicks'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ClickCounter } from './click-counter.ts'

let folder = ''
let arrived: ClickReport[] = []
let warnings = 0
let cmsAnswers = true

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clicks-'))
  arrived = []
  warnings = 0
  cmsAnswers = true
})
afterEach(() => rm(folder, { recursive: true }))

const counter = () =>
  new ClickCounter({
    send: async (report) => {
      if (!cmsAnswers) throw new Error('no answer')
      arrived.push(report)
    },
    file: join(folder, 'data', 'clicks.json'),
    log: {
      warn: () => {
        warnings += 1
      },
    },
  })

it('each click is reported once, and nothing without clicks', async () => {
  const clicks = counter()
  await clicks.report()
  clicks.count('tours')
  clicks.count('tours')
  clicks.count('plan')
  await Promise.all([clicks.report(), clicks.report()])
  expect(arrived).toEqual([{ tours: 2, plan: 1 }])
})

it('a failed report is kept for the next, and logged once', async () => {
  const clicks = counter()
  clicks.count('tours')
  cmsAnswers = false
  await clicks.report()
  clicks.count('tours')
  await clicks.report()
  expect(warnings).toBe(1)
  cmsAnswers = true
  await clicks.report()
  expect(arrived).toEqual([{ tours: 2 }])
})

it('remaining clicks are reported when the site stops', async () => {
  const clicks = counter()
  clicks.count('tours')
  await clicks.stop()
  expect(arrived).toEqual([{ tours: 1 }])
})

it('unreported clicks survive a restart', async () => {
  const before = counter()
  before.count('tours', 3)
  cmsAnswers = false
  await before.stop()
  cmsAnswers = true
  const after = counter()
  await after.restore()
  after.count('tours')
  await after.stop()
  expect(arrived).toEqual([{ tours: 4 }])
  const later = counter()
  await later.restore()
  await later.stop()
  expect(arrived).toHaveLength(1)
})

it('many codes are reported in parts that the CMS accepts', async () => {
  const clicks = counter()
  for (let at = 0; at <= MAX_CODES_PER_REPORT; at += 1) clicks.count(`code-${at}`)
  await clicks.report()
  expect(arrived.map((report) => Object.keys(report).length)).toEqual([MAX_CODES_PER_REPORT, 1])
})

it('waiting clicks are on disk, also those of a killed process, in as many parts as needed', async () => {
  const killed = counter()
  for (let at = 0; at <= MAX_CODES_PER_REPORT; at += 1) killed.count(`code-${at}`)
  cmsAnswers = false
  await killed.report()
  // Killed again before the CMS is back.
  await counter().restore()
  cmsAnswers = true
  const after = counter()
  await after.restore()
  await after.report()
  expect(arrived.map((report) => Object.keys(report).length)).toEqual([MAX_CODES_PER_REPORT, 1])
  const later = counter()
  await later.restore()
  await later.report()
  expect(arrived).toHaveLength(2)
})

it('with a damaged file the earlier waiting clicks are used, and that is logged', async () => {
  const before = counter()
  cmsAnswers = false
  before.count('tours')
  await before.report()
  before.count('plan')
  await before.report()
  warnings = 0
  await writeFile(join(folder, 'data', 'clicks.json'), '{"clicks":')
  cmsAnswers = true
  const after = counter()
  await after.restore()
  await after.report()
  expect([arrived, warnings]).toEqual([[{ tours: 1 }], 1])
})

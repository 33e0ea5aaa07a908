// About: scripts/commands/start.ts, scripts/running/supervise.ts, scripts/running/stack.ts
// About: scripts/running/child.ts, site/server/main.ts, cms/src/http/graceful-shutdown.ts

/**
 * The two processes of `npm start`: when one ends, the other continues, and both are restarted.
 */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { createInstallation, type Installation } from './harness/started-stack.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

/**
 * The CMS starts three times, possibly on a busy machine, and the installation is made in this
 * time.
 */
const timeout = 480_000
const starting = { timeout: 150_000 }

// The second test needs the files of the first start.
test.describe.configure({ mode: 'serial' })

let installation: Installation
test.beforeAll(async () => {
  test.setTimeout(timeout)
  installation = await createInstallation()
})
test.afterAll(() => installation.remove())

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )
const page = () => statusOf(`${installation.siteUrl}/faq`)
const cms = () => statusOf(`${installation.cmsUrl}/_health`)

test('a killed process is restarted, while the other one continues', {
  tag: EXHAUSTIVE,
}, async () => {
  test.setTimeout(timeout)
  const started = installation.start()
  await expect.poll(started.output, starting).toContain('Running after')

  const site = started.pidOf('site')
  started.kill('cms')
  await expect.poll(cms).toBe(0)
  expect(await page()).toBe(200)
  await expect.poll(cms, starting).toBe(204)
  expect(started.pidOf('site')).toBe(site)

  const keptCms = started.pidOf('cms')
  started.kill('site')
  await expect.poll(page, starting).toBe(200)
  expect(started.pidOf('cms')).toBe(keptCms)
  expect(await cms()).toBe(204)

  const ends = started.output().match(/stopped unexpectedly \(killed\)/g)
  expect(ends).toHaveLength(2)
  expect(await started.stop()).toBe(0)
  expect([await page(), await cms()]).toEqual([0, 0])
})

test('the site continues without a CMS that cannot start, which is tried again', {
  tag: EXHAUSTIVE,
}, async () => {
  test.setTimeout(timeout)
  const other = createServer().listen(installation.cmsPort, '127.0.0.1')
  await once(other, 'listening')
  const started = installation.start()
  await expect.poll(started.output, starting).toContain('Running after')
  expect(started.output()).toContain(`Port ${installation.cmsPort} on 127.0.0.1 is already in use`)
  expect(await page()).toBe(200)
  other.close()
  await expect.poll(cms, starting).toBe(204)
  expect(await started.stop()).toBe(0)
})

test('each process also runs alone', { tag: EXHAUSTIVE }, async () => {
  test.setTimeout(timeout)
  const started = installation.start('site')
  await expect.poll(started.output, starting).toContain('Running after')
  expect(await page()).toBe(200)
  expect(started.pidOf('cms')).toBeUndefined()
  expect(await started.stop()).toBe(0)
})

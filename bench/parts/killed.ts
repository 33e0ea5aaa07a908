import { setTimeout as wait } from 'node:timers/promises'
import { createInstallation } from '../../e2e/harness/started-stack.ts'
import type { Part } from '../part.ts'

/** How often each process is killed. What served for ten seconds before is started again at once. */
const KILLS = 5
const BETWEEN_MS = 12_000
const LOOK_MS = 50
const MAX_WAIT_MS = 60_000

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** How long until something holds, in ms. */
async function timeUntil(holds: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > MAX_WAIT_MS) throw new Error('It does not come back')
    await wait(LOOK_MS)
  }
  return performance.now() - began
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Kills site and CMS of `npm start` without warning: how long each is away, and what the other does. */
const part: Part = {
  title: 'Killed without warning',
  budget: 'the site is back within 5 s, the CMS within 15 s; pages answer while the CMS is away',
  async run() {
    const installation = await createInstallation()
    const page = () => answers(`${installation.siteUrl}/programma`)
    const cms = () => answers(`${installation.cmsUrl}/_health`)
    const times = { site: [] as number[], cms: [] as number[] }
    let pages = 0
    let missed = 0
    try {
      const started = installation.start()
      await timeUntil(async () => (await page()) && (await cms()))
      for (let round = 0; round < KILLS; round += 1) {
        await wait(BETWEEN_MS)
        started.kill('cms')
        await timeUntil(async () => !(await cms()))
        const away = timeUntil(cms)
        let isBack = false
        const looking = (async () => {
          while (!isBack) {
            pages += 1
            if (!(await page())) missed += 1
            await wait(LOOK_MS)
          }
        })()
        times.cms.push(await away)
        isBack = true
        await looking
        started.kill('site')
        await timeUntil(async () => !(await page()))
        times.site.push(await timeUntil(page))
      }
      await started.stop()
    } finally {
      installation.remove()
    }
    const row = (name: string, all: readonly number[]) => [
      name,
      seconds(Math.min(...all)),
      seconds(Math.max(...all)),
    ]
    return {
      table: {
        columns: ['killed', 'back after, shortest', 'longest'],
        rows: [row('site', times.site), row('CMS', times.cms)],
      },
      notes: [
        `${KILLS} times each with SIGKILL. ${pages} pages asked while the CMS was away, ${missed} of them not answered.`,
      ],
    }
  },
}

export default part

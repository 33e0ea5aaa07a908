/**
 * `npm run fuzz [-- --count 100000 --seed 1 --only cms]`: sends made-up requests to every route of
 * both servers of a throw-away installation. Fails when one is answered with 5xx or not at all, or takes
 * over two seconds twice, when a stack trace is logged, and when a server dies. The same seed sends the same
 * requests.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { chooseOwnPassword } from '../e2e/harness/administrator.ts'
import { runCommand } from '../scripts/running/command.ts'
import { buildWhatChanged } from '../scripts/running/prepare.ts'
import { log } from '../scripts/running/progress.ts'
import type { Settings } from '../scripts/running/settings.ts'
import { startCms, startSite, takeFirstAdministrator } from '../scripts/running/stack.ts'
import { createThrowAway } from '../scripts/running/throw-away.ts'
import { Findings, faultIn, SHOWN } from './findings.ts'
import { fuzzRequest } from './requests.ts'
import { send } from './send.ts'
import { cmsRoutes, cmsTarget, siteTarget, type Target } from './targets.ts'

/** Requests under way at once. */
const AT_ONCE = 8
/** Requests that are made up at once, by who signed in just before. */
const BATCH = 500
/** Requests of the last round, to what may end the session of who asks: one batch. */
const LAST_ROUND = BATCH
/** How long a server may take to say that it lives, in ms. */
const HEALTH_MS = 10_000

const isAlive = ({ origin, health }: Target): Promise<boolean> =>
  fetch(origin + health, { signal: AbortSignal.timeout(HEALTH_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Sends requests. Resolves to false, early, when the server has died. */
async function attack(target: Target, count: number, seed: number, findings: Findings) {
  for (let done = 0; done < count; done += BATCH) {
    const numRuns = Math.min(BATCH, count - done)
    const arbitrary = fuzzRequest(target, await target.signIn())
    const waiting = fc.sample(arbitrary, { numRuns, seed: seed + done })
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const reply = await send(target.port, next)
        // The machine may have been at something else: what is slow is slow the second time too.
        const again = faultIn(next, reply) === 'slow' && (await send(target.port, next))
        findings.note(target, next, again || reply)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (!(await isAlive(target))) {
      findings.add(`${target.name} died`, `${done + numRuns} requests were sent.`)
      return false
    }
    if ((done / BATCH) % 20 === 19) log(`${target.name}: ${done + numRuns} of ${count}`)
  }
  return true
}

/** What the logs have stack traces of: the line that each begins with, once. */
function stackTraces({ dataDir }: Settings): string[] {
  const found = new Set<string>()
  for (const name of ['site', 'cms']) {
    const lines = readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8').split('\n')
    for (const [index, line] of lines.entries()) {
      const inJson = /"stack":"(.*?)\\n\s+at (.*?)\\n\s+at (.*?)\\n/.exec(line)
      if (inJson) found.add(`${name}: ${inJson.slice(1).join(' < ')}`)
      const above = lines[index - 1] ?? ''
      if (/^\s+at /.test(line) && !/^\s+at /.test(above))
        found.add(`${name}: ${above.replace(/^\[.*?\]\s*/, '')} < ${line.trim()}`)
    }
  }
  return [...found]
}

function report({ faults, statuses }: Findings, stacks: readonly string[]): number {
  log(
    `\n${[...statuses]
      .sort()
      .map((entry) => entry.join(': '))
      .join('\n')}`,
  )
  for (const [key, { count, longestMs, example }] of faults)
    log(`\n✗ ${key}, ${count} times, up to ${Math.round(longestMs)} ms\n  ${example}`)
  if (stacks.length > 0) log(`\n✗ ${stacks.length} kinds of stack traces in the logs`)
  for (const trace of stacks) log(`  ${trace.slice(0, SHOWN)}`)
  const wrong = faults.size + (stacks.length > 0 ? 1 : 0)
  log(wrong === 0 ? '\n✓ No fault found.' : `\n${wrong} kinds of faults.`)
  return wrong === 0 ? 0 : 1
}

await runCommand(async (processes) => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  })
  const environment = { RATE_LIMITS: 'off', LOG_LEVEL: 'info' }
  const { settings, remove } = await createThrowAway(processes, { environment })
  try {
    await buildWhatChanged(processes, settings)
    const routes = await cmsRoutes(settings)
    await startCms(processes, settings, 'production')
    await startSite(processes, settings, 'production')
    const token = settings.environment.CMS_TOKEN ?? ''
    const first = takeFirstAdministrator(settings)
    if (!first) throw new Error('The seed made no administrator.')
    const administrator = await chooseOwnPassword(settings.cmsUrl, first)
    const made = {
      site: () => siteTarget(settings, token),
      cms: () => cmsTarget(settings, routes, { token, administrator }),
    }
    const names = (['site', 'cms'] as const).filter((name) => name === (values.only ?? name))
    const findings = new Findings()
    const seed = Number(values.seed)
    for (const name of names) {
      const target = await made[name]()
      log(`${name}: ${target.routes.length + target.lastRoutes.length} routes`)
      const count = Math.ceil(Number(values.count) / names.length)
      const lives = await attack(target, count, seed, findings)
      const last = { ...target, routes: target.lastRoutes }
      if (!lives || !(await attack(last, LAST_ROUND, seed, findings))) break
    }
    return report(findings, stackTraces(settings))
  } finally {
    await processes.stop()
    remove()
  }
})

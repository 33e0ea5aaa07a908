/**
 * `npm run fuzz [-- --count 100000 --seed 1 --only cms]`: sends made-up requests to every route of
 * both servers of a throw-away installation. Fails when one is answered with 5xx or takes over two
 * seconds, or when a stack trace is logged. The same seed sends the same requests.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { chooseOwnPassword } from '../e2e/harness/administrator.ts'
import { runCommand } from '../scripts/running/command.ts'
import { log } from '../scripts/running/progress.ts'
import type { Settings } from '../scripts/running/settings.ts'
import { startCms, startSite, takeFirstAdministrator } from '../scripts/running/stack.ts'
import { createThrowAway } from '../scripts/running/throw-away.ts'
import { fuzzRequest } from './requests.ts'
import { send } from './send.ts'
import { cmsRoutes, cmsTarget, siteTarget, type Target } from './targets.ts'

/** A request that takes longer is a fault, in ms. */
const SLOW_MS = 2000
/** Requests under way at once. */
const AT_ONCE = 8
/** Requests that are made up at once. */
const BATCH = 500
/** How much of a request is shown, in characters. */
const SHOWN = 600

/** Requests to the same route that were taken wrongly in the same way. */
interface Fault {
  count: number
  /** The first of them. */
  readonly example: string
  longestMs: number
}

class Findings {
  readonly faults = new Map<string, Fault>()
  readonly statuses = new Map<string, number>()

  note(target: Target, request: { method: string; route: string; bytes: Buffer }, reply: Reply) {
    const { status, ms } = reply
    const kind = `${target.name} ${status ?? 'no answer'}`
    this.statuses.set(kind, (this.statuses.get(kind) ?? 0) + 1)
    const wrong =
      status !== null && status >= 500 ? String(status) : ms > SLOW_MS ? 'slow' : undefined
    if (!wrong) return
    const key = `${target.name} ${wrong} ${request.method} ${request.route}`
    const fault = this.faults.get(key)
    if (fault) {
      fault.count += 1
      fault.longestMs = Math.max(fault.longestMs, ms)
    } else {
      const example = JSON.stringify(request.bytes.toString('latin1').slice(0, SHOWN))
      this.faults.set(key, { count: 1, example, longestMs: ms })
    }
  }
}

type Reply = Awaited<ReturnType<typeof send>>

async function attack(target: Target, count: number, seed: number, findings: Findings) {
  const arbitrary = fuzzRequest(target)
  for (let done = 0; done < count; done += BATCH) {
    const numRuns = Math.min(BATCH, count - done)
    const waiting = fc.sample(arbitrary, { numRuns, seed: seed + done })
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        findings.note(target, next, await send(target.port, next))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if ((done / BATCH) % 20 === 19) log(`${target.name}: ${done + numRuns} of ${count}`)
  }
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
    const routes = await cmsRoutes(settings)
    await startCms(processes, settings, 'production')
    await startSite(processes, settings, 'production')
    const token = settings.environment.CMS_TOKEN ?? ''
    const first = takeFirstAdministrator(settings)
    if (!first) throw new Error('The seed made no administrator.')
    const { token: administrator } = await chooseOwnPassword(settings.cmsUrl, first)
    const targets = [
      await siteTarget(settings, token),
      await cmsTarget(settings, routes, { token, administrator }),
    ].filter(({ name }) => values.only === undefined || name === values.only)
    const findings = new Findings()
    for (const target of targets) {
      log(`${target.name}: ${target.routes.length} routes`)
      await attack(
        target,
        Math.ceil(Number(values.count) / targets.length),
        Number(values.seed),
        findings,
      )
    }
    return report(findings, stackTraces(settings))
  } finally {
    await processes.stop()
    remove()
  }
})

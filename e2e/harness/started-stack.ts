/** A throw-away installation run by `npm start`, as an operator runs it, without a browser. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../scripts/running/paths.ts'
import { createProcessGroup } from '../../scripts/running/stack.ts'
import { createThrowAway } from '../../scripts/running/throw-away.ts'

export interface Started {
  /** Its output so far. */
  readonly output: () => string
  /** Process id of one of its two parts; undefined when there is none. */
  readonly pidOf: (part: 'site' | 'cms') => number | undefined
  /** Ends one of the two without warning. Throws when there is none. */
  readonly kill: (part: 'site' | 'cms') => void
  /** Stops it as a service manager does. Resolves to its exit code. */
  readonly stop: () => Promise<number | null>
}

export interface Installation {
  readonly siteUrl: string
  readonly cmsUrl: string
  readonly cmsPort: number
  start(...args: readonly string[]): Started
  /** Runs `npm run dev`. */
  develop(): Started
  /** Kills remaining processes and deletes the data. */
  remove(): void
}

/** The program of each part, as it is started. */
const programs = { site: /server\/main\.ts$/, cms: /start\.cjs$/ }

const childrenOf = (parent: number | undefined) =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*?)\s*$/.exec(line) ?? [])
    .filter(([, , ppid]) => Number(ppid) === parent)

const run = (child: ChildProcess): Started => {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk
    })
  }
  const exited = once(child, 'exit')
  const pidOf = (part: 'site' | 'cms') => {
    const found = childrenOf(child.pid).find(([, , , args = '']) => programs[part].test(args))
    return found && Number(found[1])
  }
  return {
    output: () => said,
    pidOf,
    kill(part) {
      const pid = pidOf(part)
      if (pid === undefined) throw new Error(`There is no process of the ${part}.`)
      process.kill(pid, 'SIGKILL')
    },
    async stop() {
      child.kill('SIGTERM')
      return (await exited)[0]
    },
  }
}

export async function createInstallation(
  more: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  // It starts often, and its pages are not checked.
  const environment = { RENDER_AHEAD: 'off', ...more }
  const { settings, remove } = await createThrowAway(createProcessGroup(), { environment })
  const children: ChildProcess[] = []
  const command = (...args: readonly string[]) => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), ...args], {
      // Settings of this machine's own installation must not be read.
      env: { ...settings.environment, ENV_PATH: join(settings.dataDir, '.env') },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    return run(child)
  }
  return {
    siteUrl: settings.siteUrl,
    cmsUrl: settings.cmsUrl,
    cmsPort: Number(settings.cmsPort),
    start: (...args) => command('start', ...args),
    develop: () => command('dev'),
    remove() {
      for (const child of children) child.kill('SIGKILL')
      remove()
    },
  }
}

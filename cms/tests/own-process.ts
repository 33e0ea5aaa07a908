import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SITE_TOKEN } from './harness.ts'
import { SECRETS } from './secrets.ts'

const folder = path.resolve(import.meta.dirname, '..')
interface OwnProcess {
  readonly dataDir: string
  readonly port: number
  readonly smtpUrl?: string
  /** A PostgreSQL database in place of one of its own. */
  readonly databaseUrl?: string | undefined
  readonly settings?: Readonly<Record<string, string>> | undefined
  /** Called with what it writes. */
  readonly onLog?: (text: string) => void
}

/** Starts a CMS as a separate process, as the start script does, and waits until it answers. */
export async function startProcess({
  dataDir,
  port,
  smtpUrl,
  databaseUrl,
  settings,
  onLog,
}: OwnProcess): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['../node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      CMS_PORT: String(port),
      CMS_TOKEN: SITE_TOKEN,
      SMTP_URL: smtpUrl,
      ...(databaseUrl && { DATABASE_CLIENT: 'postgres', DATABASE_URL: databaseUrl }),
      LOG_LEVEL: 'error',
      ...SECRETS,
      ...settings,
    },
  })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/_health`).then(
      ({ ok }) => ok,
      () => false,
    )
  // A log that nobody reads fills its pipe.
  child.stdout?.on('data', (chunk) => onLog?.(String(chunk)))
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  while (!(await answers())) {
    if (failure) throw failure
    if (child.exitCode !== null) throw new Error(`The CMS ended with ${child.exitCode}`)
    await pause(100)
  }
  return child
}

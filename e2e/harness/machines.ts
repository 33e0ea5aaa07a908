/**
 * Two machines with a CMS and a site each, on one PostgreSQL and one bucket, as docs/operations.md describes
 * them. In front is nginx as in deploy, where it is installed, else a proxy that does the same for sites.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '@beursvloer/contract/testing/mail-server'
import { startBucket } from '../../cms/tests/bucket-server.ts'
import { startPostgres } from '../../cms/tests/postgres.ts'
import type { Child } from '../../scripts/running/child.ts'
import { root } from '../../scripts/running/paths.ts'
import { findFreePort } from '../../scripts/running/ports.ts'
import { buildWhatChanged, seed } from '../../scripts/running/prepare.ts'
import type { Settings } from '../../scripts/running/settings.ts'
import {
  createProcessGroup,
  startCms,
  startSite,
  takeFirstAdministrator,
} from '../../scripts/running/stack.ts'
import { settingsIn } from '../../scripts/running/throw-away.ts'
import { chooseOwnPassword } from './administrator.ts'
import { openGate } from './gate.ts'
import { noNginx, startNginx } from './nginx.ts'

/** One of each machine. */
type Both<T> = readonly [T, T]

/** Does something for both at the same time. */
const both = async <T, U>([one, other]: Both<T>, act: (of: T) => Promise<U>): Promise<Both<U>> =>
  Promise.all([act(one), act(other)])

/** A CMS or a site. */
interface Part {
  readonly url: string
  start(): Promise<void>
  /** Stops it as a service manager does. */
  stop(): Promise<void>
  kill(): Promise<void>
  /** Suspends it: it accepts connections, and does nothing else. */
  pause(): void
  resume(): void
}

/** Starts one. */
async function startPart(port: string, startChild: () => Promise<Child>): Promise<Part> {
  let child = await startChild()
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      child = await startChild()
    },
    stop: () => child.stop(),
    async kill() {
      child.kill()
      await child.exited
    },
    pause: () => void process.kill(-child.pid, 'SIGSTOP'),
    resume: () => void process.kill(-child.pid, 'SIGCONT'),
  }
}

/** The proxy of `deploy` in front of sites and CMS. */
async function startProxy(sitePorts: Both<number>, cmsPorts: Both<number>) {
  const [port, cmsPort] = [await findFreePort(), await findFreePort()]
  const here: Readonly<Record<string, string>> = {
    'site-1:3000': `127.0.0.1:${sitePorts[0]}`,
    'site-2:3000': `127.0.0.1:${sitePorts[1]}`,
    'cms-1:1337': `127.0.0.1:${cmsPorts[0]}`,
    'cms-2:1337': `127.0.0.1:${cmsPorts[1]}`,
    'listen 3000': `listen 127.0.0.1:${port}`,
    'listen 1337': `listen 127.0.0.1:${cmsPort}`,
  }
  const servers = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8').replaceAll(
    /(site|cms)-\d:\d+|listen \d+/g,
    (address) => here[address] ?? address,
  )
  const { stop } = await startNginx(`http://127.0.0.1:${port}`, () => servers)
  return { port, shut: stop }
}

export type Machines = Awaited<ReturnType<typeof startMachines>>

/** Starts them on an empty database: all that `npm start` does, on both at the same time. */
export async function startMachines() {
  const processes = createProcessGroup()
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-machines-'))
  const folders: Both<string> = [join(folder, 'first'), join(folder, 'second')]
  const database = await startPostgres()
  const bucket = await startBucket()
  const mail = await startMailServer()
  const bucketGate = await openGate(Number(new URL(bucket.settings.S3_ENDPOINT ?? '').port))
  const cmsPorts: Both<number> = [await findFreePort(), await findFreePort()]
  const sitePorts: Both<number> = [await findFreePort(), await findFreePort()]
  const proxy = noNginx ? await openGate(...sitePorts) : await startProxy(sitePorts, cmsPorts)
  const siteUrl = `http://127.0.0.1:${proxy.port}`
  const [cmsUrl, otherCmsUrl] = cmsPorts.map((port) => `http://127.0.0.1:${port}`)

  const settingsOf = (machine: 0 | 1): Promise<Settings> =>
    settingsIn(folders[machine], {
      ...bucket.settings,
      S3_ENDPOINT: `http://127.0.0.1:${bucketGate.port}`,
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: database.url,
      SMTP_URL: mail.url,
      SITE_URL: siteUrl,
      CMS_URL: `${cmsUrl}`,
      TRUSTED_PROXY: '127.0.0.1',
      CMS_INTERNAL_URL: machine === 0 ? `${cmsUrl},${otherCmsUrl}` : `${otherCmsUrl},${cmsUrl}`,
      PORT: `${sitePorts[machine]}`,
      CMS_PORT: `${cmsPorts[machine]}`,
      RATE_LIMITS: 'off',
      RENDER_AHEAD: 'off',
    })
  for (const one of folders) mkdirSync(one)
  const first = await settingsOf(0)
  cpSync(join(folders[0], '.env'), join(folders[1], '.env'))
  const machines: Both<Settings> = [first, await settingsOf(1)]

  await buildWhatChanged(processes, first, ['cms', 'site'])
  await both(machines, (settings) => seed(processes, settings))
  const cms = await both(machines, (settings) =>
    startPart(settings.cmsPort, () => startCms(processes, settings, 'production')),
  )
  const announced = machines.flatMap((settings) => takeFirstAdministrator(settings) ?? [])
  const sites = await both(machines, (settings) =>
    startPart(settings.port, () => startSite(processes, settings, 'production')),
  )
  const [administrator] = announced
  if (!administrator) throw new Error('No administrator was announced.')

  return {
    cms,
    sites,
    // Of the proxy.
    siteUrl,
    database,
    bucket: bucketGate,
    mail,
    // The first administrators that the two machines announced.
    announced,
    administrator: await chooseOwnPassword(`${cmsUrl}`, administrator),
    formSecret: first.environment.FORM_SECRET ?? '',
    siteToken: first.environment.CMS_TOKEN ?? '',
    async stop() {
      await processes.stop()
      await Promise.all([proxy.shut(), bucketGate.shut()])
      await Promise.all([database.stop(), bucket.stop(), mail.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A running throw-away installation for browser tests: the built site and a filled CMS. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Child } from '../../scripts/running/child.ts'
import { findFreePort } from '../../scripts/running/ports.ts'
import { buildWhatChanged } from '../../scripts/running/prepare.ts'
import {
  createProcessGroup,
  startCms,
  startSite,
  takeFirstAdministrator,
} from '../../scripts/running/stack.ts'
import { createThrowAway, type Filling } from '../../scripts/running/throw-away.ts'
import { chooseOwnPassword, type SignedIn } from './administrator.ts'
import { openGate } from './gate.ts'

export interface RunningStack {
  /** Addresses without trailing slash. */
  readonly siteUrl: string
  readonly cmsUrl: string
  /** An administrator with all rights, who has chosen an own password. */
  readonly administrator: SignedIn
  /** The folder of its data. */
  readonly dataDir: string
  /** Secret with which addresses of previews are signed. */
  readonly previewSecret: string
  /** Secret with which tickets of forms are signed. */
  readonly formSecret: string
  /** Token with which the site asks the CMS. */
  readonly siteToken: string
  stopCms(): Promise<void>
  startCms(): Promise<void>
  /**
   * Suspends the CMS, like a process without processor time: it accepts connections and does
   * nothing else.
   */
  pauseCms(): void
  resumeCms(): void
  /** Runs work while the site does not reach the CMS. */
  withoutCms(work: () => Promise<void>): Promise<void>
  stopSite(): Promise<void>
  /** Starts the site again on its data, or without its replica of the content. */
  startSite(options?: { withoutReplica?: boolean }): Promise<void>
  /** Stops everything and deletes the data. */
  stop(): Promise<void>
}

/**
 * Waits until the site has noticed that its CMS is available; before that it refuses forms without
 * asking.
 */
const untilKnown = async (siteUrl: string): Promise<void> => {
  const cmsOf = async () =>
    ((await (await fetch(`${siteUrl}/health?ready=1`)).json()) as { cms: string }).cms
  while ((await cmsOf()) !== 'ok') await setTimeout(100)
}

/**
 * Starts CMS and site on free ports with their own data.
 * @param environment settings that differ from the defaults
 */
export const startStack = async (
  environment: Readonly<Record<string, string>> = {},
  filling?: Filling,
): Promise<RunningStack> => {
  const processes = createProcessGroup()
  const cmsPort = await findFreePort()
  const gate = await openGate(cmsPort)
  const { settings, remove } = await createThrowAway(processes, {
    environment: {
      RATE_LIMITS: 'off',
      CMS_PORT: String(cmsPort),
      CMS_INTERNAL_URL: `http://127.0.0.1:${gate.port}`,
      ...environment,
    },
    ...(filling && { filling }),
  })
  const first = takeFirstAdministrator(settings)
  if (!first) throw new Error('The seed made no administrator.')
  // `npm test` builds the panel for the tests that open it.
  await buildWhatChanged(processes, settings, ['cms', 'site'])

  const running: { cms: Child | null; site: Child | null } = { cms: null, site: null }
  const signalCms = (signal: NodeJS.Signals) => {
    if (running.cms) process.kill(-running.cms.pid, signal)
  }
  const control = {
    siteUrl: settings.siteUrl,
    cmsUrl: settings.cmsUrl,
    dataDir: settings.dataDir,
    previewSecret: settings.environment.PREVIEW_SECRET ?? '',
    formSecret: settings.environment.FORM_SECRET ?? '',
    siteToken: settings.environment.CMS_TOKEN ?? '',
    async stopCms() {
      // Refused, as without the gate; an open gate would accept connections and end them.
      await gate.shut()
      await running.cms?.stop()
      running.cms = null
    },
    async startCms() {
      running.cms = await startCms(processes, settings, 'production')
      await gate.open()
    },
    pauseCms: () => signalCms('SIGSTOP'),
    resumeCms: () => signalCms('SIGCONT'),
    async withoutCms(work: () => Promise<void>) {
      await gate.shut()
      try {
        await work()
      } finally {
        await gate.open()
        await untilKnown(settings.siteUrl)
      }
    },
    async stopSite() {
      await running.site?.stop()
      running.site = null
    },
    async startSite({ withoutReplica = false }: { withoutReplica?: boolean } = {}) {
      if (withoutReplica)
        rmSync(join(settings.dataDir, 'replica'), { recursive: true, force: true })
      running.site = await startSite(processes, settings, 'production')
    },
    async stop() {
      await processes.stop()
      await gate.shut()
      remove()
    },
  }
  await Promise.all([control.startCms(), control.startSite()])
  return { ...control, administrator: await chooseOwnPassword(settings.cmsUrl, first) }
}

import { test as base, expect, type Page } from '@playwright/test'
import { startClientPage } from './client-page.ts'
import { type Emulator, PROJECT, startEmulator } from './emulator.ts'
import { type IdentityProxy, startProxy } from './proxy.ts'

export interface Identity {
  readonly emulator: Emulator
  readonly proxy: IdentityProxy
  /** Address of a page with the client alone. */
  readonly clientUrl: string
}

/** The part of the site's client that the tests call; pages get it as a bundled script. */
interface Client {
  signInWithPassword(email: string, password: string): Promise<string>
  createAccount(email: string, password: string): Promise<void>
  passwordPolicy(): Promise<object>
  revokeToken(accessToken: string): Promise<void>
  deleteAccount(): Promise<void>
  watch(onEnd: () => void): () => void
}

declare global {
  interface Window {
    /** The client under test. */
    identity: Client
    /** How often the watch reported the end of the session. */
    ended: number
    /** Ends the watch. */
    stopWatch: () => void
  }
}

export const PASSWORD = 'een-goed-wachtwoord'

/** The test with an emulator, its proxy and the client; each test begins without calls or faults. */
export const test = base.extend<
  { readonly identity: Identity; readonly account: string },
  { readonly running: Identity }
>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      const emulator = await startEmulator()
      const proxy = await startProxy(emulator.url)
      const client = await startClientPage()
      await use({ emulator, proxy, clientUrl: client.url })
      await client.stop()
      await proxy.stop()
      await emulator.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  identity: async ({ running }, use) => {
    running.proxy.faults = {}
    running.proxy.policy = {}
    running.proxy.calls.length = 0
    await use(running)
  },
  /** Address of somebody new with a confirmed address at the provider. */
  account: async ({ identity: { emulator } }, use, { testId, repeatEachIndex }) => {
    const email = `iemand-${testId}-${repeatEachIndex}@beurs.example`
    await emulator.create(email, PASSWORD)
    await use(email)
  },
})

/** Opens the client in a page whose clock the test moves. */
export async function openClient(
  page: Page,
  { proxy, clientUrl }: Identity,
  language: 'nl' | 'en' = 'nl',
): Promise<void> {
  await page.clock.install()
  await page.goto(clientUrl)
  await page.evaluate(
    async ([script, emulator, projectId, locale]) => {
      const { identityClient } = await import(script as string)
      const settings = {
        label: '',
        apiKey: 'sleutel-van-de-proef',
        authDomain: 'beurs.example',
        projectId,
        signInMethods: [],
        emulator,
      }
      window.identity = identityClient(settings, locale)
    },
    [`${clientUrl}/client.js`, proxy.url, PROJECT, language],
  )
  // From here on time stands still unless the test moves it.
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Signs in and begins to watch. */
export async function signInAndWatch(page: Page, email: string): Promise<void> {
  await page.evaluate(
    async ([address, password]) => {
      await window.identity.signInWithPassword(address as string, password as string)
      window.ended = 0
      window.stopWatch = window.identity.watch(() => {
        window.ended += 1
      })
    },
    [email, PASSWORD],
  )
}

/** The code with which a call of the client fails, without `auth/`; `none` when it does not. */
export const codeOf = (page: Page, call: 'signIn' | 'deleteAccount', email = 'a@beurs.example') =>
  page.evaluate(
    async ([name, address, password]) => {
      const made =
        name === 'signIn'
          ? window.identity.signInWithPassword(address as string, password as string)
          : window.identity.deleteAccount()
      return made.then(
        () => 'none',
        (error: { code: string }) => error.code.replace('auth/', ''),
      )
    },
    [call, email, PASSWORD],
  )

/** How many calls of a path there were. */
export const countOf = ({ proxy }: Identity, path: string): number =>
  proxy.calls.filter((call) => call.path.includes(path)).length

export { expect }

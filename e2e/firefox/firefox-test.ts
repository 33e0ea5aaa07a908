/**
 * Tests in the machine's own Firefox. Playwright runs them; puppeteer drives the browser, since
 * Playwright supports only its own build of Firefox.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MailServer, startMailServer } from '@beursvloer/contract/testing/mail-server'
import { PUSH_CERTIFICATE } from '@beursvloer/contract/testing/push-certificate'
import { test as base, expect } from '@playwright/test'
import puppeteer, { type Page } from 'puppeteer-core'
import { findFirefox } from '../../scripts/running/browser.ts'
import { isPageKept } from '../harness/kept-page.ts'
import { type RunningStack, startStack } from '../harness/running-stack.ts'
import { type FirefoxPushService, startFirefoxPushService } from './firefox-push-service.ts'

interface FirefoxStack extends RunningStack {
  readonly mail: MailServer
  readonly push: FirefoxPushService
}

interface TestFixtures {
  /** A page in its own browser. */
  readonly firefox: Page
}

interface WorkerFixtures {
  /** An installation whose site tests stop and start, to simulate a lost network. */
  readonly stack: FirefoxStack
}

/**
 * Firefox's messages about a page that was left during a request, and about unanswered requests.
 */
const EXPECTED =
  /ServiceWorker|error loading dynamically imported module|NetworkError|can’t establish a connection/

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      const mail = await startMailServer()
      const push = await startFirefoxPushService()
      const folder = mkdtempSync(join(tmpdir(), 'beursvloer-firefox-'))
      const certificate = join(folder, 'certificate.pem')
      writeFileSync(certificate, PUSH_CERTIFICATE)
      const stack = await startStack({
        ...{ SMTP_URL: mail.url, PUSH_SERVICES: push.url, NODE_EXTRA_CA_CERTS: certificate },
      })
      await use({ ...stack, mail, push })
      await stack.stop()
      await push.stop()
      await mail.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  firefox: async ({ stack }, use) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox() ?? undefined,
      extraPrefsFirefox: {
        'intl.accept_languages': 'nl-NL,nl',
        'dom.push.connection.enabled': true,
        'dom.push.serverURL': stack.push.socketUrl,
        'dom.push.testing.allowInsecureServerURL': true,
        // Permission is given, so that no question is shown.
        'permissions.default.desktop-notification': 1,
        // Firefox shows notifications itself: the machine may have no desktop for them.
        'alerts.useSystemBackend': false,
      },
    })
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    await use(page)
    await browser.close()
    expect(problems.filter((problem) => !EXPECTED.test(problem))).toEqual([])
  },
})

export { expect }

/** Waits until a page shows words, also after a navigation. */
export function says(page: Page, words: RegExp): Promise<void> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts.
  const seen = () => page.evaluate(() => document.body.innerText)
  return expect(async () => expect(await seen()).toMatch(words)).toPass({ timeout: 60_000 })
}

/** Presses the first button or link with these words. */
export const press = (page: Page, words: string): Promise<void> =>
  page
    .locator(`::-p-xpath(//main//*[self::a or self::button][contains(., "${words}")])`)
    .setTimeout(20_000)
    .click()

/** Opens the first page of a visit, and waits until the worker has stored it with its resources. */
export async function openKept(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect.poll(() => page.evaluate(isPageKept)).toBe(true)
}

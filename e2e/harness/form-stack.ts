import { type MailServer, startMailServer } from '@beursvloer/contract/testing/mail-server'
import { type RunningStack, startStack } from './running-stack.ts'
import { readDatabase } from './stored.ts'
import { test as base } from './test.ts'

/** What Chromium writes to the console of a form that was not taken, or of a page without a line. */
const REFUSALS = [
  /^Failed to load resource: the server responded with a status of (409|413|415|422|429|503)\b/,
  /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
  // The page of a link from a mail that is too old or not right.
  /status of (404|410) .*\/(email-valideren|inloggen-met-link)\.data/,
]

/** An installation with limits, whose mail goes to a server of the test. */
export interface FormStack extends RunningStack {
  readonly mail: MailServer
  /** How many submissions have a text of what was filled in somewhere among their values. */
  stored(text: string): number
}

interface WorkerFixtures {
  readonly formStack: FormStack
}

/** Headers of a visitor with an address, and so with limits, of their own; of a documentation range. */
export const visitorAt = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` })

/** The test for forms: pages are those of an installation of its own. */
export const test = base.extend<object, WorkerFixtures>({
  formStack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      const mail = await startMailServer()
      const stack = await startStack({
        ...{ RATE_LIMITS: 'on', RENDER_AHEAD: 'off' },
        SMTP_URL: mail.url,
        TRUSTED_PROXY: '127.0.0.1',
      })
      const query = 'select count(*) as count from submissions where "values" like ?'
      await use({
        ...stack,
        mail,
        stored: (text) => Number(readDatabase(stack.dataDir, query, `%${text}%`)[0]?.count),
      })
      await stack.stop()
      await mail.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ formStack }, use) => use(formStack.siteUrl),
  allowed: async ({ formStack }, use) =>
    use({ consoleErrors: REFUSALS, origins: [formStack.siteUrl] }),
})

export { expect } from './test.ts'

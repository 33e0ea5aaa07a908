import { type Mailbox, readMailbox } from './mailbox.ts'
import type { SharedStack } from './shared-stack.ts'
import { readDatabase } from './stored.ts'
import { test as base } from './test.ts'

/** Chromium's console messages about a refused form, or an offline page. */
const REFUSALS = [
  /^Failed to load resource: the server responded with a status of (409|413|415|422|429|503)\b/,
  /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
  // The page of an expired or invalid mailed link.
  /status of (404|410) .*\/(email-valideren|inloggen-met-link)\.data/,
]

/** The installation with its mails and stored submissions. */
export interface FormStack extends SharedStack {
  readonly mail: Mailbox
  /** The number of submissions with a text among their values. */
  stored(text: string): number
}

interface FormFixtures {
  readonly formStack: FormStack
}

/**
 * Headers of a visitor with an own address, and therefore own limits; from a documentation range.
 */
export const visitorAt = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` })

/** The test for forms. */
export const test = base.extend<FormFixtures>({
  formStack: async ({ stack }, use) => {
    const query = 'select count(*) as count from submissions where "values" like ?'
    await use({
      ...stack,
      mail: readMailbox(stack.mailFolder),
      stored: (text) => Number(readDatabase(stack.dataDir, query, `%${text}%`)[0]?.count),
    })
  },
  allowed: async ({ stack }, use) => use({ consoleErrors: REFUSALS, origins: [stack.siteUrl] }),
})

export { expect } from './test.ts'

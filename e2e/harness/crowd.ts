/** Visitors who go on sending forms and signing up while processes stop, start and fail. */
import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '@beursvloer/contract/durations'
import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test'
import { newTicket, signTicket } from '../../site/app/submissions/ticket.server.ts'
import { makeAccount, someone } from './accounts.ts'
import type { Machines } from './machines.ts'
import { question } from './scripted-form.ts'

/** How many send questions, and how many sign up. */
const ASKING = 4
const SIGNING_UP = 3
/** Before somebody tries again what was refused, or asks the next question, in ms. */
const PAUSE_MS = 200
/** How long all of them may take on a busy machine, in ms. */
const SERVED_MS = 120_000
/** With a place for each of them. */
const SIGN_UP_PAGE = '/aanmelden/tour-houtbouw'
const REFUSAL = 'Probeer het over een minuut opnieuw.'

export interface Crowd {
  /** Resolves when everybody has asked or changed a place once more, and was told that it is done. */
  served(): Promise<void>
  /** Lets them finish what they are at, and asserts that it is stored. */
  end(): Promise<void>
}

/** A visitor's browser, with a connection for each request. */
export const openBrowser = (origin: string): Promise<APIRequestContext> =>
  request.newContext({ baseURL: origin, extraHTTPHeaders: { origin, connection: 'close' } })

/** A ticket of the site for somebody who has typed for a minute. */
export function ticketOf({ formSecret }: Machines, form: string) {
  const { key, ...ticket } = newTicket(form, Date.now() - MINUTE_MS)
  return { key, text: signTicket({ ...ticket, key }, formSecret) }
}

/**
 * Lets them begin: some send one question after the other, others have an account and sign up and off.
 * Who is refused in words tries again; any other refusal fails the test.
 */
export async function startCrowd(machines: Machines): Promise<Crowd> {
  const keys: string[] = []
  const signedUp = new Map<string, boolean>()
  let isOver = false

  async function untilDone(send: () => Promise<APIResponse>): Promise<string> {
    for (;;) {
      // A connection that breaks off is no answer.
      const answer = await send().catch(() => null)
      const text = await answer?.text().catch(() => null)
      if (answer && text != null) {
        if ([200, 303].includes(answer.status())) return text
        const isInWords = answer.status() === 503 && text.includes(REFUSAL)
        if (!isInWords) throw new Error(`${answer.url()}: ${answer.status()} ${text.slice(0, 500)}`)
      }
      await pause(PAUSE_MS)
    }
  }

  async function ask(browser: APIRequestContext) {
    const { key, text } = ticketOf(machines, 'contact')
    const multipart = { ...question(someone('vraag')), _ticket: text }
    const headers = { accept: 'application/json' }
    await untilDone(() => browser.post('/contact', { headers, multipart }))
    keys.push(key)
  }

  async function change(browser: APIRequestContext, email: string) {
    const page = await untilDone(() => browser.get(SIGN_UP_PAGE))
    const hidden = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
    const wants = !signedUp.get(email)
    const form = {
      ...{ doe: wants ? 'own' : 'cancel', sleutel: hidden('sleutel') },
      gezien: hidden('gezien'),
    }
    await untilDone(() => browser.post(SIGN_UP_PAGE, { form, maxRedirects: 0 }))
    signedUp.set(email, wants)
  }

  const browsers: APIRequestContext[] = []
  const newBrowser = async () => {
    const browser = await openBrowser(machines.siteUrl)
    browsers.push(browser)
    return browser
  }

  const asked: number[] = []
  const asking = Array.from({ length: ASKING }, async (_, at) => {
    const browser = await newBrowser()
    asked[at] = 0
    while (!isOver) {
      await ask(browser)
      asked[at] += 1
      await pause(PAUSE_MS)
    }
  })

  const [{ url: cmsUrl }] = machines.cms
  const changes: (() => Promise<void>)[] = []
  for (let at = 0; at < SIGNING_UP; at += 1) {
    const { email, password } = await makeAccount({ ...machines, cmsUrl, dataDir: '' }, 'plaats')
    const browser = await newBrowser()
    const form = { identifier: email, password }
    const answer = await browser.post('/inloggen', {
      form,
      headers: { accept: 'application/json' },
    })
    expect(answer.status()).toBe(200)
    changes.push(() => change(browser, email))
  }

  return {
    async served() {
      const before = [...asked]
      // A question that was under way may be answered already: the one after it counts.
      const behind = () => asked.filter((count, at) => count < (before[at] ?? 0) + 2).length
      // Each change is mailed, and so limited.
      await Promise.all([
        expect.poll(behind, { timeout: SERVED_MS }).toBe(0),
        ...changes.map((act) => act()),
      ])
    },
    async end() {
      isOver = true
      await Promise.all(asking)
      await Promise.all(browsers.map((browser) => browser.dispose()))
      const { database } = machines
      const stored = await database.rows(
        'select idempotency_key as key from submissions where idempotency_key = any($1)',
        [keys],
      )
      expect(stored.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
      const rows = await database.rows(
        "select email, state <> 'cancelled' as has from sign_ups where email = any($1)",
        [[...signedUp.keys()]],
      )
      expect(new Map(rows.map(({ email, has }) => [email, has]))).toEqual(signedUp)
    },
  }
}

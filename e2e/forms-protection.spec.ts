// About: site/app/features/forms/guard, site/app/submissions, site/server/limits
// About: site/app/routes/form-ticket.ts, site/app/routes/form-proof.ts, site/app/routes/contact.tsx
// About: site/app/routes/newsletter.tsx, cms/src/api/form-settings

import type { Browser } from '@playwright/test'
import { errorSummary } from './harness/error-summary.ts'
import { expect, type FormStack, test, visitorAt } from './harness/form-stack.ts'
import { openLive } from './harness/live.ts'
import { type Answer, post, question, ticketFor, typedWith } from './harness/scripted-form.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

// Serial: the requests of these tests count for the same limits.
test.describe.configure({ mode: 'default' })

const withoutScripts = (browser: Browser, { siteUrl }: FormStack) =>
  browser.newContext({
    javaScriptEnabled: false,
    baseURL: siteUrl,
    extraHTTPHeaders: visitorAt(3),
  })

test('a hundred requests of scripts store nothing, and a visitor without JavaScript can send', async ({
  request,
  formStack,
  browser,
}) => {
  const email = `bot-${Date.now()}@bots.example`
  const old = typedWith(await ticketFor(request, formStack, 'contact'), 'contact', formStack)
  const tricks = [
    // Without loading the page, as most scripts do.
    async () => ({}),
    // With a ticket, faster than a person types.
    async () => ({ _ticket: await ticketFor(request, formStack, 'contact') }),
    // Slow, but with every field filled in.
    async () => ({ _ticket: old, homepage: 'https://panelen.example' }),
    // With a forged ticket.
    async () => ({ _ticket: old.replace('~t~', '~c~') }),
  ]
  const answers: Answer[] = []
  for (let i = 0; i < 100; i++) {
    const trick = await tricks[i % tricks.length]?.()
    answers.push(await post(request, formStack, '/contact', { ...question(email), ...trick }))
  }
  expect(answers.filter(({ status }) => status !== 422 && status !== 429)).toEqual([])
  expect(answers).toHaveLength(100)
  expect(formStack.stored(email)).toBe(0)
  expect(formStack.mail.to(email)).toEqual([])

  const human = `mens-${Date.now()}@zandkreek.example`
  const context = await withoutScripts(browser, formStack)
  const page = await context.newPage()
  await page.goto('/contact?onderwerp=bezoek')
  await page.getByLabel('Naam', { exact: true }).fill('Anna de Wit')
  await page.getByLabel('E-mailadres').fill(human)
  await page.getByLabel('Bericht').fill('Is er een plek waar ik mijn jas kan ophangen?')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByRole('heading', { name: 'Nog één stap' })).toBeVisible()
  await expect(errorSummary(page)).toHaveCount(0)
  await expect(page.getByLabel('Bericht')).toHaveValue(/mijn jas/)
  await page.getByRole('button', { name: 'Bevestigen en versturen' }).click()
  await expect(page.getByText(/^Ontvangen\. Kenmerk CT-/)).toBeVisible()
  await context.close()
  expect(formStack.stored(human)).toBe(1)
})

test('requests from other sites are refused whatever they contain', async ({
  request,
  formStack,
}) => {
  const elsewhere: readonly Record<string, string>[] = [
    { origin: 'https://elders.example' },
    {},
    { origin: 'null' },
  ]
  for (const headers of elsewhere) {
    const response = await request.post(`${formStack.siteUrl}/contact`, {
      headers,
      multipart: question('elders@elders.example'),
    })
    expect(response.status()).toBe(403)
  }
  const same = await request.post(`${formStack.siteUrl}/contact`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    multipart: question('zelfde@zandkreek.example'),
  })
  expect(same.status()).toBe(422)
})

test('a suspected visitor computes a proof in the background, and the form is sent', {
  tag: EXHAUSTIVE,
}, async ({ page, formStack }) => {
  const email = `autovul-${Date.now()}@zandkreek.example`
  await openLive(page, '/contact')
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  for (const [label, text] of [
    ['Naam', 'Anna de Wit'],
    ['E-mailadres', email],
    ['Bericht', 'Mijn browser vult soms te veel velden in.'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByLabel('Onderwerp').selectOption('visit')
  // As an eager password manager does.
  await page.locator('input[name=homepage]').evaluate((field) => {
    ;(field as HTMLInputElement).value = 'https://zandkreek.example'
  })
  expect(workers).toEqual([])
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByText(/^Ontvangen\. Kenmerk CT-/)).toBeVisible({ timeout: 30_000 })
  expect(workers).toHaveLength(1)
  expect(formStack.stored(email)).toBe(1)
})

test('a frequent sender must first give a proof, and is then shown how long to wait', {
  tag: EXHAUSTIVE,
}, async ({ page, request, formStack }) => {
  const stamp = Date.now()
  const form = (i: number) => ({ email: `veel-${stamp}-${i}@zandkreek.example` })
  const visitor = 4
  const send = (i: number, _ticket: string) =>
    post(request, formStack, '/programma', { ...form(i), _ticket }, visitor)
  const tickets = await Promise.all(
    Array.from({ length: 10 }, () => ticketFor(request, formStack, 'programme-mail')),
  )
  const answers: Answer[] = []
  for (const [i, ticket] of tickets.entries())
    answers.push(await send(i, typedWith(ticket, 'programme-mail', formStack)))
  expect(answers.slice(0, 6).map(({ status }) => status)).toEqual(Array(6).fill(200))
  const asked = answers.slice(6)
  for (const answer of asked) expect(answer).toMatchObject({ status: 422, challenge: true })
  const confirmed = await Promise.all(asked.map(({ ticket = '' }, i) => send(6 + i, ticket)))
  expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
  expect(confirmed.find(({ status }) => status === 429)?.message).toMatch(
    /^Te veel pogingen, wacht even\. Over (1 minuut|\d+ seconden) kunt u het opnieuw/,
  )
  // Another form of the same sender is not limited.
  await page.goto('/nieuwsbrief')
  await expect(page.getByLabel('E-mailadres')).toBeVisible()
})

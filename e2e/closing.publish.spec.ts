// About: site/app/features/calendar, site/app/features/vacancies, site/app/routes/calendar.tsx
// About: site/app/routes/calendar-item.tsx, site/app/routes/calendar-item-calendar.ts
// About: site/app/routes/vacancy.tsx, site/server/date-watch.ts, site/app/i18n/today.ts

import { type Editor, editorOf } from './harness/editor.ts'
import { findPath } from './harness/routes.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const DAY_MS = 86_400_000

/** The date in Amsterdam that lies `days` from now, `YYYY-MM-DD`. */
const dateIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(
    new Date(Date.now() + days * DAY_MS),
  )

/** Publishes values of fields for one test, and the old ones after it. */
async function during(
  editor: Editor,
  slug: string,
  fields: Record<string, unknown>,
  test: (documentId: string) => Promise<void>,
): Promise<void> {
  const before = (await editor.find(slug)) as unknown as Record<string, unknown>
  const documentId = String(before.documentId)
  await editor.publish(documentId, fields)
  try {
    await test(documentId)
  } finally {
    const old = Object.fromEntries(Object.keys(fields).map((field) => [field, before[field]]))
    await editor.publish(documentId, old)
  }
}

test('a vacancy is open on its closing date and closed the day after', { tag: EXHAUSTIVE }, async ({
  page,
  stack,
}) => {
  const slug = 'projectleider-bouwstroom'
  const vacancies = editorOf(stack, 'vacancy')
  const path = await findPath(stack.siteUrl, '/vacatures', slug)
  const apply = page.getByRole('link', { name: 'Solliciteer' })
  const textOf = async (address: string) => (await page.request.get(address)).text()
  const posting = async () => (await textOf(path)).includes('"JobPosting"')

  await during(vacancies, slug, { closingDate: dateIn(0) }, async (documentId) => {
    await expect.poll(posting).toBe(true)
    await page.goto(path)
    await expect(apply).toHaveAttribute('href', /^https:\/\/woonstichting-de-zandkreek\.example\//)
    await page.getByRole('link', { name: 'Alles over Woonstichting De Zandkreek' }).click()
    const link = page.getByRole('main').locator(`a[href="${path}"]`)
    await expect(link).toHaveText('Projectleider bouwstroom')

    await vacancies.publish(documentId, { closingDate: dateIn(-1) })
    await expect.poll(posting).toBe(false)
    await page.goto(path)
    await expect(page.getByText('Gesloten').first()).toBeVisible()
    await expect(apply).toHaveCount(0)
    // Pages are rendered again one by one.
    const closedOnes = async () =>
      /Gesloten vacatures.*?<\/section>/s.exec(await textOf('/vacatures'))?.[0] ?? ''
    await expect.poll(closedOnes).toContain(`href="${path}"`)
    await page.goto('/vacatures')
    const closed = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Gesloten vacatures' }) })
    await expect(closed.locator(`a[href="${path}"]`)).toBeVisible()

    await vacancies.unpublish(documentId)
    const statusOf = async (address: string) => (await page.request.get(address)).status()
    await expect.poll(() => statusOf(path)).toBe(404)
    await expect.poll(() => statusOf(`/en${path}`)).toBe(404)
  })
})

test('a coming calendar item is listed in its month, and has a calendar file', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  const slug = 'webinar-de-onrendabele-top-voor-raadsleden'
  const path = await findPath(stack.siteUrl, '/kalender', slug)
  const date = dateIn(40)
  const fields = { start: `${date}T18:30:00.000Z`, end: `${date}T19:45:00.000Z` }
  await during(editorOf(stack, 'calendar-item'), slug, fields, async () => {
    const month = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric' }).format(
      new Date(date),
    )
    await expect
      .poll(async () => (await page.request.get('/kalender')).text())
      .toContain(fields.start)
    await page.goto('/kalender')
    await expect(page.getByText(month)).toBeVisible()
    await page.getByRole('link', { name: 'Webinar: de onrendabele top voor raadsleden' }).click()
    const toCalendar = page.getByRole('link', { name: 'Zet in agenda' })
    await expect(toCalendar).toHaveAttribute('href', `${path}/agenda.ics`)
    await expect(page.getByText('Gesloten')).toHaveCount(0)
  })
})

// About: site/app/features/forms/guard, site/app/submissions, site/app/routes/newsletter.tsx
// About: site/app/routes/newsletter-confirm.tsx, site/app/features/newsletter, cms/src/api/form-settings

import { mailTo, someone } from './harness/accounts.ts'
import { axeFindings } from './harness/axe.ts'
import { editorOf } from './harness/editor.ts'
import { expect, test } from './harness/form-stack.ts'
import { formLive, openLive } from './harness/live.ts'
import { type Answer, post, question, typedWith } from './harness/scripted-form.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

/** Time in which published content reaches the site on a busy machine. */
const longTimeout = { timeout: 30_000 }

test('the programme mail is offered while the programme is not public', {
  tag: EXHAUSTIVE,
}, async ({ page, formStack }) => {
  const email = someone('programma')
  const editions = editorOf(formStack, 'edition')
  const id = await editions.findBy('year', '2027')
  await editions.publish(id, { programmePublished: false })
  await expect
    .poll(async () => (await page.request.get('/programma')).text(), longTimeout)
    .toContain('Mail mij als het programma er is')
  await openLive(page, '/programma')
  const form = page.locator('#mail-mij')
  await formLive(form.locator('form'))
  await form.getByLabel('E-mailadres').fill(email)
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole('button', { name: 'Mail mij' }).click()
  await expect(form.getByText('Controleer uw e-mail.')).toBeVisible()
  const { html = '' } = await mailTo(formStack, email)
  const [confirm = ''] = /https?:[^\s"<]+\/nieuwsbrief\/bevestigen[^\s"<]*/.exec(html) ?? []
  await page.goto(confirm.replaceAll('&amp;', '&'))
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page.getByText('U krijgt bericht zodra het programma er is.')).toBeVisible()
  await editions.publish(id, { programmePublished: true })
})

test('editors can require a proof of everybody, also of senders that seem no script', {
  tag: EXHAUSTIVE,
}, async ({ page, formStack }) => {
  const { cmsUrl, administrator, siteUrl } = formStack
  const save = async (captcha: string) => {
    const address = `${cmsUrl}/content-manager/single-types/api::form-settings.form-settings`
    const headers = {
      authorization: `Bearer ${administrator.token}`,
      'content-type': 'application/json',
      'if-match': '*',
    }
    const { data } = (await (await fetch(address, { headers })).json()) as { data: object }
    const body = JSON.stringify({ ...data, captcha })
    expect((await fetch(address, { method: 'PUT', headers, body })).ok).toBe(true)
  }
  const wanted = async () =>
    (
      (await (await page.request.get(`${siteUrl}/formulieren/newsletter/ticket`)).json()) as {
        proof: boolean
      }
    ).proof
  await save('always')
  await expect.poll(wanted).toBe(true)

  // A script that is slow and follows the page, but gives no proof.
  const patient = `geduld-${Date.now()}@bots.example`
  const first = await Promise.all(
    Array.from({ length: 30 }, () =>
      post(page.request, formStack, '/contact', question(patient), 5),
    ),
  )
  for (const answer of first) expect(answer).toMatchObject({ status: 422, challenge: true })
  const second: Answer[] = []
  for (const { ticket = '' } of first) {
    const form = { ...question(patient), _ticket: typedWith(ticket, 'contact', formStack) }
    second.push(await post(page.request, formStack, '/contact', form, 5))
  }
  const taken = second.filter(({ status }) => status === 200)
  expect(taken.length).toBeLessThanOrEqual(4)
  expect(second.filter(({ status }) => status === 429).length).toBe(30 - taken.length)
  expect(formStack.stored(patient)).toBe(taken.length)

  await openLive(page, '/nieuwsbrief')
  const worker = page.waitForEvent('worker')
  await page.getByLabel('E-mailadres').fill(`altijd-${Date.now()}@zandkreek.example`)
  await page.getByLabel(/^Stuur mij de nieuwsbrief/).check()
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await worker
  await expect(page.getByText('Controleer uw e-mail.')).toBeVisible({ timeout: 30_000 })
  await save('when-suspicious')
  await expect.poll(wanted).toBe(false)
})

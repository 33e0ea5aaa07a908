// About: site/app/features/schedule-export, site/app/features/programme/programme-tools.tsx
// About: site/app/features/programme/programme-tools.tsx, site/app/features/exhibitors/exhibitor-export.ts
// About: site/app/routes/programme.tsx, site/app/routes/programme-item.tsx, site/app/routes/exhibitors.tsx
// About: site/app/routes/my-fair.tsx

import { axeFindings } from './harness/axe.ts'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const LECTURE = 'honderd-woningen-in-tien-maanden'
const CANCELLED = 'vijf-jaar-energieprestatievergoeding'

test('a session is added to a calendar with the keyboard, and a cancelled one is not offered', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, `/programma/${LECTURE}`)
  await page.getByRole('link', { name: 'Zet in agenda' }).focus()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe(`dakwaarts2027-${LECTURE}.ics`)
  await openLive(page, `/en/programma/${LECTURE}`)
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    /^\/en\/programma\/[a-z0-9]+\/agenda\.ics$/,
  )
  await page.goto(`/programma/${CANCELLED}`)
  await expect(page.getByRole('link', { name: 'Zet in agenda' })).toBeHidden()
})

test('the list of exports opens with the keyboard and follows the filters', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  await openLive(page, '/programma')
  await page.locator('summary', { hasText: 'Soort' }).click()
  await page.getByRole('link', { name: /^Tours \d/ }).click()
  await page.locator('summary', { hasText: 'Agenda en export' }).focus()
  await page.keyboard.press('Enter')
  const follow = page.getByRole('link', { name: 'Volg in uw agenda' })
  const host = new URL(stack.siteUrl).host
  await expect(follow).toHaveAttribute('href', `webcal://${host}/programma.ics?type=tour`)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Alle dagen als plan afdrukken' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(follow).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(follow).toBeHidden()
  await page.goto('/en/programma/tours')
  await page.getByText('Calendar and export').click()
  await expect(page.getByRole('link', { name: /\(ICS\)$/ })).toHaveAttribute(
    'href',
    '/en/programma.ics?type=tour',
  )
})

test('"Mijn beurs" is exported to a calendar with its entries', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await openLive(page, '/programma')
  await page.getByRole('button', { name: 'Bewaar Honderd woningen in tien maanden' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mijn beurs/ })
    .click()
  // The previous page has such a button too.
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn beurs' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.locator('summary', { hasText: 'Meer' }).click()
  await page.getByRole('link', { name: 'Zet in agenda' }).click()
  expect(new URL((await download).url()).search).toMatch(/^\?id=[a-z0-9]+$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all exports are links', { tag: EXHAUSTIVE }, async ({ page }) => {
    for (const [path, fold, link, name] of [
      [`/programma/${LECTURE}`, null, 'Zet in agenda', `dakwaarts2027-${LECTURE}.ics`],
      ['/standhouders', null, 'Download als CSV', 'dakwaarts2027-standhouders.csv'],
      ['/programma', 'Agenda en export', /\(ICS\)$/, 'dakwaarts2027-programma.ics'],
      ['/programma', 'Agenda en export', 'Download als XML', 'dakwaarts2027-programma.xml'],
    ] as const) {
      await page.goto(path)
      if (fold) await page.getByText(fold).click()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: link }).click()
      expect((await download).suggestedFilename()).toBe(name)
    }
  })
})

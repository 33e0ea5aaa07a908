// About: site/app/features/exhibiting/calculator.tsx, site/app/features/floor-plan/stand-shop.tsx
// About: site/app/features/floor-plan/shop-drawing.tsx, site/app/features/floor-plan/stand-suggestions.ts
// About: site/app/routes/exhibiting.tsx, cms/seed/data/stands.ts

import { axeFindings } from './harness/axe.ts'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap on a free stand fills in its price and the request; a taken one names others', {
    tag: EXHAUSTIVE,
  }, async ({ page }) => {
    await openLive(page, '/deelnemen-als-standhouder')
    const plan = page.getByRole('region', { name: 'Vrije stands in Hal 2 Bestaand' })
    const free = plan.getByRole('link', {
      name: /^Stand 2\.I06, [\d.]+ euro, 24\sm², 3 open zijden$/,
    })
    await free.scrollIntoViewIfNeeded()
    await free.tap()
    const number = '2.I06'
    await expect(page).toHaveURL(
      `/deelnemen-als-standhouder?m2=24&pakket=shell&stand=${number}&zijden=3`,
    )
    await expect(free).toHaveAttribute('aria-current', 'true')
    const total = page.locator('.shop-total')
    await expect(total).toContainText(number)
    await expect(total).toBeInViewport({ ratio: 1 })
    await page.getByRole('group', { name: 'Kortingen' }).scrollIntoViewIfNeeded()
    await expect(total).toBeInViewport({ ratio: 1 })
    expect(await axeFindings(page)).toEqual([])

    await total.getByRole('link', { name: 'Vraag aan' }).tap()
    const request = page.locator('#aanvraag')
    await expect(request.getByLabel('Organisatie')).toBeInViewport()
    await expect(request.getByLabel('Gewenste oppervlakte in m²')).toHaveValue('24')
    await expect(request.getByLabel('Systeemstand, vanaf 9 m²')).toBeChecked()
    await expect(request.getByLabel('Voorkeurshal')).toHaveValue('2')
    await expect(request.getByLabel('Opmerking')).toHaveValue(`Graag stand ${number}.`)

    const taken = plan.getByRole('link', { name: /bezet$/ }).first()
    await taken.scrollIntoViewIfNeeded()
    await taken.tap()
    await expect(page.getByText(/^Stand 2\.\w+ is niet vrij\.$/).first()).toBeInViewport()
    await expect(total).toHaveCount(0)
    await expect(request.getByLabel('Opmerking')).toHaveValue('')
    await page.locator('.shop-instead').getByRole('link').first().tap()
    await expect(total).toBeInViewport()
  })
})

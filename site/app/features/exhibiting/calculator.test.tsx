import { formatEuros } from '@beursvloer/contract/quotation/money'
import { tariff } from '@beursvloer/contract/testing/tariff'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { Calculator } from './calculator.tsx'
import type { ChosenStand } from './stand-query.ts'

/** The page as the server sends it for an address. */
const pageFor = (
  query: string,
  language: 'nl' | 'en' = 'nl',
  date = '2027-01-01',
  stand: ChosenStand | null = null,
) =>
  renderToStaticMarkup(
    <LocaleProvider value={language}>
      <RouterProvider
        router={createMemoryRouter(
          [
            {
              path: '/',
              element: (
                <Calculator tariff={tariff} date={date} bookable stand={stand}>
                  {(quotation, wayOn) => (
                    <>
                      <output>{quotation && formatEuros(quotation.totalCents, language)}</output>
                      {wayOn}
                    </>
                  )}
                </Calculator>
              ),
            },
          ],
          { initialEntries: [`/?${query}`] },
        )}
      />
    </LocaleProvider>,
  )
const priceIn = (html: string) => /<output>(.*?)<\/output>/.exec(html)?.[1]?.replace(/\s/g, ' ')

describe('the calculator', () => {
  it('answers an address with the price of the contract, tests A and B of requirements 9.4', () => {
    expect(priceIn(pageFor('pakket=shell&m2=18&zijden=2'))).toBe('€ 7.425,17')
    const b = 'corporatie=1&m2=24&pakket=floor&zijden=3'
    expect(priceIn(pageFor(b, 'nl', '2026-12-01'))).toBe('€ 5.663,38')
    expect(priceIn(pageFor('pakket=pavilion', 'en'))).toBe('€2,722.50')
  })

  it('holds what was filled in, and leads on with it', () => {
    const html = pageFor('pakket=shell&m2=13%2C5&zijden=2')
    expect(html).toMatch(/name="m2"[^>]*value="13,5"/)
    expect(html).toMatch(/<form[^>]*method="get"/)
    expect(html).toContain(
      'href="/contractformulier?m2=13%2C5&amp;pakket=shell&amp;zijden=2#formulier"',
    )
  })

  it('leads to the free stands on the plan, and keeps the total in sight with the way to ask', () => {
    const html = pageFor('pakket=shell&m2=18&zijden=2')
    expect(html).toContain('href="/plattegrond?vrij=1"')
    expect(html).toMatch(
      /sticky.*€\s6\.1[\d,.]+.*excl\. btw.*€\s7\.425,17.*href="\/\?m2=18&amp;pakket=shell&amp;zijden=2#aanvraag"/s,
    )
    expect(pageFor('')).not.toContain('sticky')
  })

  it('takes the size of a chosen stand, and says when it is too small for the package', () => {
    const stand = { number: '1.A02', hall: { number: 1, name: 'Hal 1' }, area: 9.33, openSides: 1 }
    const html = pageFor('pakket=shell&m2=50&stand=1.A02', 'nl', '2027-01-01', stand)
    expect(html).toMatch(/<h2[^>]*>Stand 1\.A02/)
    expect(html).toContain('<input type="hidden" name="m2" value="9,33"/>')
    expect(html).toContain('href="/contractformulier?pakket=shell&amp;stand=1.A02#formulier"')
    const small = pageFor('pakket=floor&stand=1.A02', 'nl', '2027-01-01', stand)
    expect(small).toContain('Dit pakket is er vanaf 18\u00a0m².')
    expect(priceIn(small)).toBe('')
  })

  it('says what is wrong at its field, and gives no price', () => {
    const html = pageFor('pakket=floor&m2=12&zijden=2')
    expect(priceIn(html)).toBe('')
    expect(html).toContain('Dit pakket is er vanaf 18\u00a0m².')
    expect(html).toMatch(/name="m2"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="m2"/)
    expect(priceIn(pageFor(''))).toBe('')
  })
})

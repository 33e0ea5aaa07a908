import { tariff } from '@beursvloer/contract/testing/tariff'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Content } from '~/content/model.ts'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { bandOf, priceLimits, StandShop } from './stand-shop.tsx'
import { type ShopHall, toShopHalls } from './stand-shop-view.ts'
import { suggestionsFor } from './stand-suggestions.ts'

const stand = (number: string, status: string, area: number, openSides: number, x: number) => ({
  number,
  status,
  area,
  openSides,
  polygon: [
    [x, 0],
    [x + 3, 0],
    [x + 3, 3],
  ],
})
const hall = (number: number, stands: unknown[]) => ({
  number,
  name: `Hal ${number}`,
  width: 60,
  length: 40,
  stands,
  rooms: [],
  pavilions: [],
  pointsOfInterest: [],
})
const contentOf = (...halls: unknown[]) => ({ halls: { all: halls } }) as unknown as Content
const halls = toShopHalls(
  contentOf(
    hall(1, [
      stand('1.A01', 'free', 24, 3, 0),
      stand('1.A02', 'free', 9.333333, 1, 3),
      stand('1.A03', 'let', 24, 3, 9),
      stand('1.A04', 'free', 24, 2, 30),
      stand('1.A05', 'option', 18, 2, 40),
    ]),
    hall(2, [stand('2.A01', 'free', 24, 3, 0), stand('2.A02', 'let', 18, 2, 3)]),
  ),
)
const cents: Record<string, number> = { '1.A01': 7000, '1.A02': 3000, '1.A04': 6500, '2.A01': 7000 }
const suggested = (wish: Partial<Parameters<typeof suggestionsFor>[1]>, among = halls) => {
  const all = { stand: '', area: null, openSides: null, ...wish }
  const found = suggestionsFor(among, all, ({ number }) => cents[number] ?? null)
  return (
    found && [found.about, ...found.rows.map(({ why, stand: one }) => [why, one.number].join(' '))]
  )
}

it('has no plan to choose on while no stand is free or drawn', () => {
  expect(toShopHalls(contentOf())).toEqual([])
  expect(toShopHalls(contentOf(hall(1, [stand('1.A01', 'option', 9, 1, 0)])))).toEqual([])
  const undrawn = { ...stand('1.A01', 'free', 9, 1, 0), polygon: [] }
  expect(toShopHalls(contentOf(hall(1, [undrawn])))).toEqual([])
})

describe('what is suggested', () => {
  it('in place of a stand that is not free: the nearest and the cheapest', () => {
    expect(suggested({ stand: '1.A03' })).toEqual(['let', 'nearest 1.A02'])
    expect(suggested({ stand: '1.A05' })).toEqual(['option', 'nearest 1.A04', 'cheapest 1.A02'])
    expect(suggested({ stand: '2.A02' })).toEqual(['let', 'nearest 2.A01', 'cheapest 1.A02'])
    expect(suggested({ stand: '9.Z99' })).toEqual(['unknown', 'cheapest 1.A02'])
  })

  it('beside a free one: others of its size, those of its hall first', () => {
    expect(suggested({ stand: '1.A01' })).toEqual(['same', ' 1.A04', ' 2.A01'])
    expect(suggested({ stand: '1.A02' })).toBeNull()
  })

  it('for a size: what fits, or else the closest in size and the cheapest', () => {
    expect(suggested({ area: 24 })).toEqual(['fitting', ' 1.A04', ' 1.A01', ' 2.A01'])
    expect(suggested({ area: 24, openSides: 2 })).toEqual(['fitting', ' 1.A04'])
    expect(suggested({ area: 30, openSides: 2 })).toEqual([
      'no-size',
      'nearest 1.A04',
      'cheapest 1.A02',
    ])
    expect(suggested({})).toBeNull()
  })
})

it('divides prices into three bands at round limits, and into fewer when they are alike', () => {
  expect(priceLimits([326_600, 585_300, 765_360, 1_446_700])).toEqual([700_000, 1_050_000])
  expect(priceLimits([585_300, 585_300])).toEqual([])
  expect([500_000, 700_000, 2_000_000].map((one) => bandOf(one, [700_000, 1_050_000]))).toEqual([
    0, 1, 2,
  ])
})

describe('the plan', () => {
  const planFor = (
    query: string,
    wanted: 'floor' | null,
    number = '',
    among: readonly ShopHall[] = halls,
  ) =>
    renderToStaticMarkup(
      <LocaleProvider value="nl">
        <RouterProvider
          router={createMemoryRouter(
            [
              {
                path: '/',
                element: (
                  <StandShop
                    halls={among}
                    sales={{ tariff, date: '2026-12-01' }}
                    wanted={wanted}
                    terms={{ publicBody: query.includes('corporatie'), coExhibitors: 0 }}
                    wish={{ stand: number, area: null, openSides: null }}
                  />
                ),
              },
            ],
            { initialEntries: [`/?${query}`] },
          )}
        />
      </LocaleProvider>,
    )
  const names = (html: string) =>
    [...html.matchAll(/aria-label="(Stand [^"]*)"/g)].map(([, name]) => name?.replace(/\s/g, ' '))

  it('names each stand with its size and price, free ones first, by the terms of the calculator', () => {
    expect(names(planFor('', null))).toEqual([
      'Stand 1.A01, 5.614 euro, 24 m², 3 open zijden',
      'Stand 1.A02, 3.354 euro, 9,33 m², 1 open zijde',
      'Stand 1.A04, 5.484 euro, 24 m², 2 open zijden',
      'Stand 1.A03, 24 m², 3 open zijden, bezet',
      'Stand 1.A05, 18 m², 2 open zijden, in optie',
    ])
    expect(names(planFor('corporatie=1', 'floor'))).toContain(
      'Stand 1.A02, 9,33 m², 1 open zijde, te klein voor dit pakket',
    )
    expect(names(planFor('corporatie=1', 'floor'))[0]).not.toContain('5.614')
  })

  it('links each stand to the same page with that stand, its package and size, and keeps the rest', () => {
    const html = planFor('corporatie=1&hal=1&m2=50', null)
    expect(html).toContain(
      'href="?corporatie=1&amp;m2=24&amp;pakket=shell&amp;stand=1.A01&amp;zijden=3#prijs"',
    )
    expect(html).toContain('href="?corporatie=1&amp;stand=1.A03#prijs"')
  })

  it('draws the hall that is asked for, else that of the chosen stand', () => {
    expect(names(planFor('', null, '2.A01'))).toHaveLength(2)
    expect(names(planFor('hal=1', null, '2.A01'))).toHaveLength(5)
  })

  it('says in words that a stand is not free', () => {
    expect(planFor('', null, '1.A03')).toContain('Stand 1.A03 is niet vrij.')
    expect(planFor('', null, '1.A01')).toContain('Ook 24\u00a0m²')
  })
})

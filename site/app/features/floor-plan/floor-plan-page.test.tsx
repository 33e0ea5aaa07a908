import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleProvider } from '~/i18n/locale.tsx'
import type { FloorPlan } from './floor-plan.ts'
import { FloorPlanPage } from './floor-plan-page.tsx'

const empty = {
  halls: [],
  passages: [],
  sheet: { width: 0, length: 0, halls: [] },
  categories: [],
  themes: [],
  pavilions: [],
}

test.each([
  ['nl', 'Plattegrond volgt', 'Bekijk de standhouders'],
  ['en', 'Floor plan to follow', 'View the exhibitors'],
] as const)(
  'without halls the page says in "%s" that the plan will follow',
  (locale, title, way) => {
    const html = renderToStaticMarkup(
      <MemoryRouter initialEntries={['/plattegrond?stand=1.A01']}>
        <LocaleProvider value={locale}>
          <FloorPlanPage plan={empty} />
        </LocaleProvider>
      </MemoryRouter>,
    )
    expect(html).toContain(title)
    expect(html).toMatch(new RegExp(`<a[^>]* href="/standhouders"[^>]*>${way}`))
  },
)

const hall = (number: number, stand: string, x: number) => ({
  number,
  name: `Hal ${number}`,
  level: '',
  width: 40,
  length: 20,
  stands: [
    {
      number: stand,
      status: 'let' as const,
      area: 9,
      openSides: 4,
      polygon: [
        [x, 2],
        [x + 3, 2],
        [x + 3, 5],
        [x, 5],
      ] as const,
      exhibitors: [],
      offer: null,
    },
  ],
  rooms: [],
  pavilions: [],
  places: [],
})
const twoHalls = {
  ...empty,
  halls: [hall(1, '1.A01', 30), hall(2, '2.F01', 10)],
  passages: [
    {
      name: 'Glazen gang',
      kind: 'corridor' as const,
      length: 10,
      seconds: 0,
      stepFree: true,
      ends: [
        { hall: 1, at: [40, 10] },
        { hall: 2, at: [0, 10] },
      ] as const,
    },
  ],
  sheet: {
    width: 90,
    length: 20,
    halls: [
      { number: 1, x: 0, y: 0 },
      { number: 2, x: 50, y: 0 },
    ],
  },
}

/** The HTML of the server, with the parts that the browser loads late. */
async function served(address: string, plan: FloorPlan = twoHalls): Promise<string> {
  const routes = [{ path: '*', element: <FloorPlanPage plan={plan} /> }]
  const stream = await renderToReadableStream(
    <LocaleProvider value="nl">
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </LocaleProvider>,
  )
  await stream.allReady
  return new Response(stream).text()
}

test('a stand for sale is named with the price that is drawn in it', async () => {
  const [first, second] = twoHalls.halls
  if (!first || !second) throw new Error('two halls')
  const offer = { path: '/contract', calculatorPath: '/reken', from: 9450, prices: [] }
  const stands = first.stands.map((stand) => ({ ...stand, status: 'free' as const, offer }))
  const plan = { ...twoHalls, halls: [{ ...first, stands }, second] }
  const html = await served('/plattegrond?hal=1&vrij=1', plan)
  expect(html).toContain('aria-label="Stand 1.A01, vrij, vanaf €\u00a09.450"')
})

test('a route between halls is one line on the sheet of both, with its metres and directions', async () => {
  const html = await served('/plattegrond?van=1.A01&naar=2.F01')
  expect(html).toContain('Loop door naar Hal 2: Glazen gang, 10 m.')
  expect(html).toContain('28 m')
  expect(html.match(/plan-route-line/g)).toHaveLength(1)
  expect(html).toMatch(/d="M[^"]*L40 10L50 10L[^"]*" pathLength/)
})

test('the plan of one hall draws the route up to the passage, with a key plan of both halls', async () => {
  const html = await served('/plattegrond?hal=2&van=1.A01&naar=2.F01')
  expect(html).toMatch(/d="M0 10L[^"]*" pathLength/)
  expect(html).toContain('aria-label="Naar Hal 1, door Glazen gang"')
  expect(html).toContain('aria-label="Toon de hele beurs"')
  expect(html).toContain('href="/plattegrond?hal=1&amp;naar=2.F01&amp;van=1.A01"')
})

test('the card of the destination of a route has its steps too', async () => {
  const html = await served('/plattegrond?stand=2.F01&van=1.A01&naar=2.F01')
  expect(html.match(/Loop door naar Hal 2: Glazen gang/g)).toHaveLength(2)
})

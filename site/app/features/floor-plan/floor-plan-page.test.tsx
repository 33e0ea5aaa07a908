import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { FloorPlanPage } from './floor-plan-page.tsx'

const empty = { halls: [], categories: [], themes: [], pavilions: [] }

test.each([
  ['nl', 'Plattegrond volgt', 'Bekijk de standhouders'],
  ['en', 'Floor plan to follow', 'View the exhibitors'],
] as const)('without halls it says in "%s" that it will follow', (locale, title, way) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/plattegrond?stand=1.A01']}>
      <LocaleProvider value={locale}>
        <FloorPlanPage plan={empty} />
      </LocaleProvider>
    </MemoryRouter>,
  )
  expect(html).toContain(title)
  expect(html).toMatch(new RegExp(`<a[^>]* href="/standhouders"[^>]*>${way}`))
})

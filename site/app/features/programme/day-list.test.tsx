import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { DayList } from './day-list.tsx'
import { session } from './testing/session.ts'

const items = Array.from({ length: 14 }, (_, index) =>
  session({ id: `item${index}`, start: `${10 + Math.floor(index / 7)}:30` }),
)

const rowsOf = (shown: readonly string[]): readonly string[] =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DayList items={items} shown={new Set(shown)} />
    </MemoryRouter>,
  ).split(/(?=<li)/)

it('filtered items stay in the page, hidden, also hours without items', () => {
  const hidden = rowsOf(['item3']).filter((row) => row.startsWith('<li hidden=""'))
  expect(hidden).toHaveLength(items.length - 1 + 1)
  expect(hidden.some((row) => row.includes('11:00'))).toBe(true)
  expect(hidden.some((row) => row.includes('/programma/item3"'))).toBe(false)
})

it('rows after the first twelve are laid out when they come near the screen', () => {
  const far = rowsOf(items.map(({ id }) => id)).filter((row) => row.includes('when-near'))
  expect(far).toHaveLength(2)
})

it('rows are plain links without a router of their own', () => {
  expect(rowsOf(['item0']).join('')).toContain('<a data-follow="" ')
})

it('the state of an item links to its sign-up', () => {
  const render = (about: object) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <DayList
          items={[session({ id: 'a1', path: '/programma/optoppen', ...about })]}
          shown={new Set(['a1'])}
        />
      </MemoryRouter>,
    )
  const link =
    /<a [^>]*href="\/aanmelden\/optoppen".*<live-places item="a1" about="own">Met aanmelding/
  expect(render({ signUp: true })).toMatch(link)
  expect(render({})).not.toContain('/aanmelden')
  expect(render({ signUp: true, state: 'cancelled' })).not.toContain('/aanmelden')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { CalendarList } from './calendar-list.tsx'
import type { CalendarView } from './calendar-view.ts'

const item = (title: string, date: string) => ({
  id: title,
  path: `/kalender/${title}`,
  title,
  language: 'nl' as const,
  start: `${date}T08:00:00.000Z`,
  end: '',
  date,
  lastDate: date,
  time: '09:00',
  place: '',
  over: false,
})

const draw = (locale: 'nl' | 'en', view: Partial<CalendarView>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider value={locale}>
        <CalendarList upcoming={[]} past={[]} {...view} />
      </LocaleProvider>
    </MemoryRouter>,
  )

it('a list without coming items says so, and shows past ones', () => {
  const html = draw('nl', { past: [item('Webinar', '2026-06-04')] })
  expect(html).toContain('Er staat nu niets op de kalender.')
  expect(html).toContain('Geweest')
  expect(html).toContain('Webinar')
  expect(draw('en', {})).not.toContain('Past')
})

it('each month has a heading', () => {
  const upcoming = [
    item('Een', '2027-01-05'),
    item('Twee', '2027-01-21'),
    item('Drie', '2027-02-01'),
  ]
  const html = draw('nl', { upcoming })
  expect(html.match(/(januari|februari) 2027/g)).toEqual(['januari 2027', 'februari 2027'])
})

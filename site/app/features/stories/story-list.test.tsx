import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { StoryList } from './story-list.tsx'
import type { StoryKind, StoryListView } from './story-view.ts'

const none: StoryListView = { stories: [], total: 0, page: 1, next: null }
const draw = (locale: 'nl' | 'en', kind: StoryKind, list = none) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider value={locale}>
        <StoryList kind={kind} list={list} />
      </LocaleProvider>
    </MemoryRouter>,
  )

it('a list without stories says so, with links to other pages', () => {
  expect(draw('nl', 'news')).toContain('Nog geen berichten.')
  expect(draw('nl', 'interviews')).toContain('Nog geen interviews.')
  const html = draw('en', 'news')
  expect(html).toContain('No news yet.')
  expect(html).toContain('href="/programma"')
  expect(html).not.toContain('Show more')
})

it('the focus moves to the first added story', () => {
  const html = draw('en', 'news', { ...none, total: 8, next: 'k3x9' })
  expect(html).toMatch(/<a[^>]* href="\/nieuws\?pagina=2#verhaal-k3x9"[^>]*>Show more</)
})

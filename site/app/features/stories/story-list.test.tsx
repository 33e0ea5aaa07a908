import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { StoryList } from './story-list.tsx'

const draw = (locale: 'nl' | 'en', kind: 'news' | 'interviews') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider value={locale}>
        <StoryList kind={kind} list={{ stories: [], total: 0, page: 1, next: null }} />
      </LocaleProvider>
    </MemoryRouter>,
  )

it('says that there are no stories yet, and where to go meanwhile', () => {
  expect(draw('nl', 'news')).toContain('Nog geen berichten.')
  expect(draw('nl', 'interviews')).toContain('Nog geen interviews.')
  const html = draw('en', 'news')
  expect(html).toContain('No news yet.')
  expect(html).toContain('href="/programma"')
  expect(html).not.toContain('Show more')
})

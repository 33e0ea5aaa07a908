import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { document, item, paragraph } from '~/content/testing/documents.ts'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { ItemAbout } from './item-about.tsx'
import { toItemDetail } from './item-detail.ts'

/** The English page about an item, made from its Dutch and English fields. */
function draw(dutch: object, english?: object): string {
  const { en } = sampleSnapshot((fair) => {
    const items = fair['programme-items']
    items?.nl.push(item('one', { body: null, ...dutch }))
    if (english)
      items?.en.push(document('one', { title: 'One', summary: 'Short', body: null, ...english }))
  })
  const [found] = en.programmeItems.all.filter(({ id }) => id === 'one')
  return found
    ? renderToStaticMarkup(
        <LocaleProvider value="en">
          <ItemAbout item={toItemDetail(found, 'en')} />
        </LocaleProvider>,
      )
    : ''
}

it('the audience is shown, also without a text', () => {
  const html = draw({ audience: 'Dichte schoenen verplicht' })
  expect(html).toContain('<span lang="nl">Dichte schoenen verplicht</span>')
})

it('an empty translation is shown in Dutch, and marked', () => {
  const dutch = { body: paragraph('Over bouwen.'), audience: 'Voor bouwers' }
  const html = draw(dutch, { body: paragraph(''), audience: 'For builders' })
  expect(html).toMatch(/<div lang="nl"[^>]*><div[^>]*><p>Over bouwen\.<\/p>/)
  expect(html).toContain('<span>For builders</span>')
  const other = draw(dutch, { body: paragraph('On building.'), audience: ' ' })
  expect(other).toMatch(/<div class[^>]*><div[^>]*><p>On building\.<\/p>/)
  expect(other).toContain('<span lang="nl">Voor bouwers</span>')
})

it('the part is absent without contents', () => expect(draw({})).toBe(''))

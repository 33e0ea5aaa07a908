import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LocaleProvider } from '~/i18n/locale.tsx'
import { ItemRow } from './item-row.tsx'
import { PlanItem } from './plan-item.tsx'
import { session } from './testing/session.ts'

const item = session({ start: '10:30', end: '11:10', lang: 'nl' })

const parts = {
  row: <ItemRow item={item} />,
  'row of another day': <ItemRow item={item} note="day" />,
  'box of the plan': <PlanItem item={item} wide={false} />,
}
const names = Object.keys(parts) as (keyof typeof parts)[]

const markupOf = (part: keyof typeof parts, locale: 'nl' | 'en') =>
  renderToStaticMarkup(
    <LocaleProvider value={locale}>
      <MemoryRouter>{parts[part]}</MemoryRouter>
    </LocaleProvider>,
  )

/** The text for a screen reader: without hidden elements, which have no elements in them. */
const spoken = (html: string) =>
  html
    .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

describe.each(names)('%s', (part) => {
  it('names start and end once', () => {
    expect(spoken(markupOf(part, 'nl')).match(/10:30 tot 11:10 uur/g)).toHaveLength(1)
    expect(spoken(markupOf(part, 'en')).match(/10:30 to 11:10/g)).toHaveLength(1)
    expect(spoken(markupOf(part, 'nl'))).not.toMatch(/–11:10/)
  })

  it('names the language of its title, also where it is saved', () => {
    const titles = [...markupOf(part, 'en').matchAll(/<span([^>]*)>(?:<[^>]*>)*Honderd/g)]
    expect(titles).toHaveLength(2)
    for (const [, attributes] of titles) expect(attributes).toContain('lang="nl"')
    expect(markupOf(part, 'en')).not.toMatch(/aria-label="[^"]*Honderd/)
  })

  it('has one button with the same name whether it is pressed, absent without scripts', () => {
    const [button = ''] = /<button.*?<\/button>/s.exec(markupOf(part, 'nl')) ?? []
    expect(spoken(button).trim()).toBe('Bewaar Honderd woningen in tien maanden')
    expect(button).toContain('aria-pressed="false"')
    expect(button).toContain('noscript:hidden')
  })
})

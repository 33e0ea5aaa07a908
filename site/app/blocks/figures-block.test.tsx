import { blocks } from '@beursvloer/contract/content/blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Block } from '~/content/model.ts'
import { LocaleProvider } from '~/i18n/locale.tsx'
import FiguresBlock from './figures-block.tsx'

type Figures = Extract<Block, { type: 'figures' }>

const figures = (drawing: string, rows: string): Figures => {
  const block = { __component: 'blocks.figures', title: 'Cijfers', drawing, rows }
  return blocks.parse([block])[0] as unknown as Figures
}

const draw = (drawing: string, rows: string) =>
  renderToStaticMarkup(
    <LocaleProvider value="nl">
      <FiguresBlock block={figures(drawing, rows)} anchors={{ columns: [] }} />
    </LocaleProvider>,
  )

const widths = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, n]) => n)

it('draws shares as fifty people, each group as many as its part', () => {
  const html = draw('crowd', '38% | Corporaties | Bestuurders\n24% | Overheden\n38% | Bouw')
  // A person is 12 units wide.
  expect(widths(html, /<rect width="(\d+)"/g)).toEqual(['228', '144', '228'])
  for (const text of ['38%', 'Corporaties', 'Bestuurders', 'Overheden'])
    expect(html).toContain(text)
})

it('draws amounts as lines to scale, however the language writes them', () => {
  expect(widths(draw('lines', '2.500|2021\n5.000|2025'), /width="(\d+)%"/g)).toEqual(['50', '100'])
  expect(widths(draw('lines', '2,500|2021\n5,000|2025'), /width="(\d+)%"/g)).toEqual(['50', '100'])
  expect(widths(draw('lines', '4,2|2021\n8.4|2025'), /width="(\d+)%"/g)).toEqual(['50', '100'])
  expect(draw('lines', 'nog onbekend|2021')).toContain('width="0%"')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { RichText, type RichTextNode } from './rich-text.tsx'

const text = (value: string, marks = {}): RichTextNode => ({ type: 'text', text: value, ...marks })
const node = (type: string, children: RichTextNode[], more = {}): RichTextNode => ({
  type,
  children,
  ...more,
})

function html(value: RichTextNode[], under?: 1 | 2 | 3): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RichText value={value} under={under} />
    </MemoryRouter>,
  ).replace(/^<div class="prose">|<\/div>$/g, '')
}

describe('RichText', () => {
  it('draws paragraphs with marks and line breaks', () => {
    expect(html([node('paragraph', [text('een\ntwee '), text('vet', { bold: true })])])).toBe(
      '<p>een<br/>twee <strong>vet</strong></p>',
    )
  })

  it('leaves out empty paragraphs, and is empty without a text', () => {
    expect(html([node('paragraph', [text(' ')])])).toBe('')
    expect(html([])).toBe('')
  })

  it.each([
    [1, 2, 'h2'],
    [1, 4, 'h2'],
    [2, 2, 'h3'],
  ] as const)('below h%i a text whose highest heading is h%i starts at %s', (under, level, tag) => {
    expect(html([node('heading', [text('Kop')], { level })], under)).toBe(`<${tag}>Kop</${tag}>`)
  })

  it('puts a nested list inside the item before it', () => {
    const item = (label: string) => node('list-item', [text(label)])
    const nested = node('list', [item('b')], { format: 'ordered' })
    expect(html([node('list', [item('a'), nested], { format: 'unordered' })])).toBe(
      '<ul><li>a<ol><li>b</li></ol></li></ul>',
    )
  })

  it.each([
    ['/programma', '<a href="/programma" data-discover="true">x</a>'],
    ['https://voorbeeld.example/', '<a href="https://voorbeeld.example/">x</a>'],
    ['mailto:info@dakwaarts.example', '<a href="mailto:info@dakwaarts.example">x</a>'],
    ['javascript:alert(1)', 'x'],
    ['data:text/html,x', 'x'],
    ['//elders.example', 'x'],
  ])('treats a link to %s as %s', (url, expected) => {
    expect(html([node('paragraph', [node('link', [text('x')], { url })])])).toBe(
      `<p>${expected}</p>`,
    )
  })

  it('shows a picture by its file name, in modern formats', () => {
    const image = {
      url: '/uploads/woning_12ab.jpg',
      alternativeText: 'Een woning',
      width: 800,
      height: 600,
    }
    const result = html([node('image', [], { image })])
    expect(result).toContain('srcSet="/_img/160/avif/woning_12ab.jpg 160w')
    expect(result).toContain('alt="Een woning"')
    expect(result).not.toContain('/_img/960/')
  })

  it('escapes markup in texts', () => {
    expect(html([node('paragraph', [text('<script>')])])).toBe('<p>&lt;script&gt;</p>')
  })
})

import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { pastedBlocks } from './pasted-blocks'

const pasted = (html: string) => pastedBlocks(new JSDOM(html).window.document.body)
const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks })

it('keeps headings, bold, italic and links from Word', () => {
  expect(
    pasted(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{}</style></head><body><!--StartFragment-->
      <h2>Regels<o:p></o:p></h2>
      <p class=MsoNormal>Bouw <b>voor</b> <i>acht
      uur</i>, zie <a href="https://a.example/x"><span style='color:blue'>hier</span></a>.<o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`),
  ).toEqual([
    { type: 'heading', level: 2, children: [text('Regels')] },
    {
      type: 'paragraph',
      children: [
        text('Bouw '),
        text('voor', { bold: true }),
        text(' '),
        text('acht uur', { italic: true }),
        text(', zie '),
        { type: 'link', url: 'https://a.example/x', children: [text('hier')] },
        text('.'),
      ],
    },
  ])
})

it('makes lists from paragraphs that Word starts with a bullet or number', () => {
  const item = (mark: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span></span><![endif]>${words}</p>`
  const listItem = (words: string) => ({ type: 'list-item', children: [text(words)] })
  expect(pasted(`${item('·', 'Een')}${item('·', 'Twee')}${item('1.', 'Drie')}`)).toEqual([
    { type: 'list', format: 'unordered', children: [listItem('Een'), listItem('Twee')] },
    { type: 'list', format: 'ordered', children: [listItem('Drie')] },
  ])
  expect(pasted('<ol><li>A<ul><li>B</li></ul></li></ol>')).toEqual([
    {
      type: 'list',
      format: 'ordered',
      children: [listItem('A'), { type: 'list', format: 'unordered', children: [listItem('B')] }],
    },
  ])
})

it('keeps the cells of a table separate, and their bold text bold', () => {
  const cell = (words: string) => `<td><p class=MsoNormal>${words}</p></td>`
  expect(pasted(`<table><tr>${cell('<b>Maat</b>')}${cell('Prijs')}</tr></table>`)).toEqual([
    { type: 'paragraph', children: [text('Maat', { bold: true }), text(' | '), text('Prijs')] },
  ])
})

it('ignores the fake bold of Google Docs, and scripts and links that run', () => {
  expect(
    pasted(
      '<b style="font-weight:normal"><p>Gewoon <span style="font-weight:700">vet</span></p></b><script>1</script><p><a href="javascript:x">weg</a></p>',
    ),
  ).toEqual([
    { type: 'paragraph', children: [text('Gewoon '), text('vet', { bold: true })] },
    { type: 'paragraph', children: [text('weg')] },
  ])
})

import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { xml, xmlDocument } from './xml.ts'

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' })

it('an independent parser reads back what was written, whatever the texts', () => {
  const words = `Müller & Zonen <b>"5 > 3"</b> 'ja' 🏠`
  const document = xmlDocument(xml('a', { title: words, none: undefined }, xml('b', {}, words)))
  expect(XMLValidator.validate(document)).toBe(true)
  expect(parser.parse(document)).toMatchObject({ a: { '@title': words, b: words } })
})

it('characters that XML does not allow, and absent children, are dropped', () => {
  expect(xml('a', {}, 'x\u0000\u000b\ud800y').source).toBe('<a>xy</a>')
  expect(xml('a', {}, null, undefined, false, '').source).toBe('<a/>')
})

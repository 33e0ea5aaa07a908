import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { xml, xmlDocument } from './xml.ts'

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' })

it('writes what an independent parser reads back, whatever the words', () => {
  const words = `Müller & Zonen <b>"5 > 3"</b> 'ja' 🏠`
  const document = xmlDocument(xml('a', { title: words, none: undefined }, xml('b', {}, words)))
  expect(XMLValidator.validate(document)).toBe(true)
  expect(parser.parse(document)).toMatchObject({ a: { '@title': words, b: words } })
})

it('drops characters that XML cannot hold, and children that are not there', () => {
  expect(xml('a', {}, 'x\u0000\u000b\ud800y').source).toBe('<a>xy</a>')
  expect(xml('a', {}, null, undefined, false, '').source).toBe('<a/>')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { Hyphenated } from './hyphenated.tsx'
import { learnWords } from './page-words.ts'
import { hyphenateByPatterns } from './patterns.server.ts'
import { hyphenateBy, hyphenatedWords, softHyphens, withoutSoftHyphens } from './soft-hyphens.ts'

const show = (text: string) => text.replaceAll('\u00AD', '|')

afterEach(() => hyphenateBy((word) => word))

describe('hyphenation on the server', () => {
  it.each([
    [
      'Meerjarenonderhoudsbegrotingssystematiek na',
      'Meer|ja|ren|on|der|houds|be|gro|tings|sys|te|ma|tiek na',
    ],
    ['Provincie Middelwaarden', 'Provincie Middel|waarden'],
    ['Bestaande-bouwconcepten', 'Bestaande-bouw|con|cepten'],
    ['Kort en goed', 'Kort en goed'],
    ['https://voorbeeldwoningcorporatie', 'https://voor|beeld|wo|ning|cor|po|ratie'],
  ])('hyphenates long words only, by Dutch patterns: %s', (text, expected) => {
    hyphenateBy(hyphenateByPatterns)
    expect(show(softHyphens(text, 'nl'))).toBe(expected)
    expect(withoutSoftHyphens(softHyphens(text, 'nl'))).toBe(text)
  })

  it('hyphenates English by English patterns', () => {
    hyphenateBy(hyphenateByPatterns)
    expect(show(softHyphens('environmentally', 'en'))).toBe('envir|on|ment|ally')
  })

  it('lists the long words of texts once', () => {
    hyphenateBy(hyphenateByPatterns)
    const words = hyphenatedWords(['Woningstichting A', 'Woningstichting B', 'x'], 'nl')
    expect(words.map(show)).toEqual(['Woning|stich|ting'])
  })
})

it('the browser hyphenates the words of the server in the same way, and no others', () => {
  const element = <Hyphenated>Woningstichting en verduurzamingsopgave</Hyphenated>
  hyphenateBy(hyphenateByPatterns)
  const sent = renderToStaticMarkup(element)
  expect(sent).toContain('\u00AD')
  learnWords(sent)
  expect(renderToStaticMarkup(element)).toBe(sent)
  expect(softHyphens('onbekendewoordenlijst', 'nl')).toBe('onbekendewoordenlijst')
})

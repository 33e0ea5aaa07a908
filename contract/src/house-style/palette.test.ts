import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paletteOf, recolourDrawing, restyled } from './palette.ts'
import { PAIRS, SCHEMES, TOKENS, type Token } from './tokens.ts'

const tokens = Object.keys(TOKENS) as Token[]
const valuesOf = (main: string, accent = '') => {
  const { token } = paletteOf({ main, accent })
  return Object.fromEntries(tokens.map((name) => [name, SCHEMES.map((one) => token(name, one))]))
}

const asBuilt = { corners: 'slight', fontFaces: '' } as const

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('the tokens follow from the green of the demo, also where no colour is chosen', () => {
  expect(valuesOf('#15803d')).toEqual(TOKENS)
  expect(valuesOf('')).toEqual(TOKENS)
  const css = readFileSync(new URL('../../../site/app/styles/app.css', import.meta.url), 'utf8')
  expect(restyled(css, paletteOf({ main: '#15803d', accent: '' }), asBuilt)).toBe(css)
})

it('every contrast of both schemes holds for any main colour and accent', () => {
  fc.assert(
    fc.property(hexColour, fc.oneof(fc.constant(''), hexColour), (main, accent) => {
      const values = valuesOf(main, accent)
      for (const { scheme, front, ground, needed } of PAIRS) {
        const [one = '', other = ''] = [values[front]?.[scheme], values[ground]?.[scheme]]
        expect(wcagContrast(one, other), `${front} on ${ground}`).toBeGreaterThanOrEqual(needed)
      }
    }),
    {
      numRuns: 60,
      examples: [
        ['#000000', ''],
        ['#ffffff', '#000000'],
        ['#808080', '#15803d'],
      ],
    },
  )
})

describe('a chosen colour', () => {
  it('is used for buttons and links when its contrast is enough', () => {
    const { token, corrections } = paletteOf({ main: '#1d4ed8', accent: '#7dd3fc' })
    expect(token('primary', 'light')).toBe('#1d4ed8')
    expect(token('signal', 'light')).toBe('#7dd3fc')
    expect(corrections).toEqual([])
  })

  it('is darkened on white when its contrast is too low, and the pair is reported', () => {
    const { token, corrections } = paletteOf({ main: '#facc15', accent: '' })
    const used = token('primary', 'light')
    expect(corrections).toMatchObject([
      {
        colour: 'main',
        chosen: '#facc15',
        used,
        pair: { front: 'primary', ground: 'paper', scheme: 0, needed: 4.5 },
      },
    ])
    expect(corrections[0]?.contrast).toBeCloseTo(1.53, 2)
    expect(token('signal', 'light')).toBe('#facc15')
  })
})

it('colours of other hues, and those of themes, stay the same', () => {
  const blue = paletteOf({ main: '#1d4ed8', accent: '' })
  expect(restyled('a{color:#c2410c;--theme:#5fd38d;fill:#030712}', blue, asBuilt)).toBe(
    'a{color:#c2410c;--theme:#5fd38d;fill:#030712}',
  )
  expect(restyled('a{color:#15803d80}', blue, asBuilt)).toBe('a{color:#1d4ed880}')
})

it('drawings get the new colours, also those embedded as addresses', () => {
  const blue = paletteOf({ main: '#1d4ed8', accent: '' })
  expect(recolourDrawing('fill="#15803d" href="data:,%2315803d"', blue)).toBe(
    'fill="#1d4ed8" href="data:,%231d4ed8"',
  )
})

it('buttons and fields get other corners', () => {
  const css = readFileSync(new URL('../../../site/app/styles/app.css', import.meta.url), 'utf8')
  const round = restyled(css, paletteOf({ main: '', accent: '' }), { ...asBuilt, corners: 'round' })
  expect(round).toBe(css.replace('--radius-xs: 2px', '--radius-xs: 8px'))
  expect(round).not.toBe(css)
})

it('the rules of other fonts replace those of the style sheet', () => {
  const css = 'a{}@font-face{src:url(/fonts/a.woff2)}@font-face{src:local("Arial")}b{}'
  const palette = paletteOf({ main: '', accent: '' })
  expect(restyled(css, palette, { ...asBuilt, fontFaces: '@font-face{}' })).toBe(
    'a{}@font-face{}b{}',
  )
})

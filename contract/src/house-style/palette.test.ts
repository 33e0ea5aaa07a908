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

it('derives the tokens of the demo from its own green, and where no colour is chosen', () => {
  expect(valuesOf('#15803d')).toEqual(TOKENS)
  expect(valuesOf('')).toEqual(TOKENS)
  const css = readFileSync(new URL('../../../site/app/styles/app.css', import.meta.url), 'utf8')
  expect(restyled(css, paletteOf({ main: '#15803d', accent: '' }), asBuilt)).toBe(css)
})

it('keeps every contrast of both schemes for any main colour and accent', () => {
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
  it('is the colour of buttons and links where it can be read', () => {
    const { token, corrections } = paletteOf({ main: '#1d4ed8', accent: '#7dd3fc' })
    expect(token('primary', 'light')).toBe('#1d4ed8')
    expect(token('signal', 'light')).toBe('#7dd3fc')
    expect(corrections).toEqual([])
  })

  it('becomes darker on white where it cannot be read, and says in which pair', () => {
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

it('changes no colour of another hue, and none of the themes', () => {
  const blue = paletteOf({ main: '#1d4ed8', accent: '' })
  expect(restyled('a{color:#c2410c;--theme:#5fd38d;fill:#030712}', blue, asBuilt)).toBe(
    'a{color:#c2410c;--theme:#5fd38d;fill:#030712}',
  )
  expect(restyled('a{color:#15803d80}', blue, asBuilt)).toBe('a{color:#1d4ed880}')
})

it('changes drawings, and those that they hold as addresses', () => {
  const blue = paletteOf({ main: '#1d4ed8', accent: '' })
  expect(recolourDrawing('fill="#15803d" href="data:,%2315803d"', blue)).toBe(
    'fill="#1d4ed8" href="data:,%231d4ed8"',
  )
})

it('gives buttons and fields other corners', () => {
  const css = readFileSync(new URL('../../../site/app/styles/app.css', import.meta.url), 'utf8')
  const round = restyled(css, paletteOf({ main: '', accent: '' }), { ...asBuilt, corners: 'round' })
  expect(round).toBe(css.replace('--radius-xs: 2px', '--radius-xs: 8px'))
  expect(round).not.toBe(css)
})

it('puts the rules of other fonts in place of those of the sheet', () => {
  const css = 'a{}@font-face{src:url(/fonts/a.woff2)}@font-face{src:local("Arial")}b{}'
  const palette = paletteOf({ main: '', accent: '' })
  expect(restyled(css, palette, { ...asBuilt, fontFaces: '@font-face{}' })).toBe(
    'a{}@font-face{}b{}',
  )
})

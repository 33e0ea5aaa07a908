import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./app.css', import.meta.url), 'utf8')

/** A token's value in one scheme, through the tokens that it refers to. */
const colour = (name: string, scheme: 'light' | 'dark'): string => {
  const [, value = ''] = new RegExp(`--color-${name}: ([^;]+);`).exec(css) ?? []
  const [, token] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? []
  if (token) return colour(token, scheme)
  const [, light = value, dark = value] = /^light-dark\((\S+), (\S+)\)$/.exec(value) ?? []
  return scheme === 'light' ? light : dark
}

/** Relative luminance of `#rgb` or `#rrggbb`, as WCAG 2.2 defines it. */
const luminance = (hex: string): number => {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Text colours, and the grounds under them. */
const texts: Record<string, readonly string[]> = {
  ink: ['paper', 'ground', 'gray-100', 'gray-200', 'tint', 'tint-strong', 'green-50', 'brick-tint'],
  mute: ['paper', 'ground', 'gray-100', 'tint', 'green-50', 'brick-tint'],
  primary: ['paper', 'ground', 'green-50'],
  brick: ['paper', 'ground', 'brick-tint'],
  'gray-500': ['paper'],
  'on-primary': ['primary', 'primary-strong'],
  'on-signal': ['signal', 'green-200'],
  paper: ['ink', 'brick'],
  white: ['deep', 'night', 'green-900'],
  'green-100': ['deep'],
  'green-200': ['deep'],
  signal: ['deep'],
}

/** Lines that separate a control or a stand from its surroundings. */
const lines: Record<string, readonly string[]> = {
  line: ['paper', 'ground', 'tint'],
  'gray-500': ['paper', 'ground'],
  primary: ['paper', 'ground', 'tint'],
}

const pairs = (all: Record<string, readonly string[]>) =>
  Object.entries(all).flatMap(([front, grounds]) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      grounds.map((ground) => [scheme, front, ground] as const),
    ),
  )

describe('colours of both schemes', () => {
  it.each(pairs(texts))('%s: %s can be read on %s', (scheme, front, ground) => {
    expect(contrast(colour(front, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(lines))('%s: %s can be seen on %s', (scheme, front, ground) => {
    expect(contrast(colour(front, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3)
  })

  it.each(['light', 'dark'] as const)(
    '%s: one colour of the focus ring is seen on any ground',
    (scheme) => {
      // Where two colours differ by 9:1, every third one differs by 3:1 from one of them.
      for (const [ring, gap] of [
        ['ring', 'paper'],
        ['white', 'deep'],
        ['paper', 'ink'],
      ] as const) {
        expect(contrast(colour(ring, scheme), colour(gap, scheme))).toBeGreaterThanOrEqual(9)
      }
    },
  )

  it('gives every theme a light colour on the dark paper', () => {
    const themes = [...css.matchAll(/--theme: light-dark\(oklch\([^)]+\), (#\w+)\);/g)]
    expect(themes).toHaveLength(6)
    for (const [, dark = ''] of themes) {
      for (const ground of ['paper', 'ground', 'tint']) {
        expect(contrast(dark, colour(ground, 'dark')), ground).toBeGreaterThanOrEqual(7)
      }
    }
  })
})

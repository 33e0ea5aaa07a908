import { globSync, readFileSync } from 'node:fs'
import { contrastOf } from '@beursvloer/contract/house-style/palette'
import { TOKENS } from '@beursvloer/contract/house-style/tokens'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('./app.css', import.meta.url), 'utf8')

/** `#fff` → `#ffffff` */
const long = (hex: string): string => (hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex)

it.each(Object.entries(TOKENS))('the tested contrast uses the value of %s', (name, values) => {
  const [, value = ''] = new RegExp(`--color-${name}: ([^;]+);`).exec(css) ?? []
  const [, light = value, dark = value] = /^light-dark\((\S+), (\S+)\)$/.exec(value) ?? []
  expect([long(light), long(dark)]).toEqual(values)
})

it('every theme has a light colour for the dark background', () => {
  const themes = [...css.matchAll(/--theme: light-dark\(oklch\([^)]+\), (#\w+)\);/g)]
  expect(themes).toHaveLength(6)
  for (const [, dark = ''] of themes)
    for (const ground of ['paper', 'gray-50', 'tint'] as const)
      expect(contrastOf(dark, TOKENS[ground][1]), ground).toBeGreaterThanOrEqual(7)
})

it('no transparent colour has green mixed in, which another main colour would not change', () => {
  const files = globSync('../**/*.tsx', { cwd: import.meta.dirname })
  expect(files.length).toBeGreaterThan(100)
  const mixed = files.filter((file) =>
    /-(?:green-\d+|primary|signal|tint|deep|ring)\/\d/.test(
      readFileSync(new URL(file, import.meta.url), 'utf8'),
    ),
  )
  expect(mixed).toEqual([])
})

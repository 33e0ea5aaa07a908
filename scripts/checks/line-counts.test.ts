import { expect, it } from 'vitest'
import { areaOf, linesOf } from './line-counts.ts'

it.each([
  ['site/app/root.tsx', 'site'],
  ['site/app/root.test.tsx', 'tests'],
  ['site/app/walking/testing/rectangle.ts', 'tests'],
  ['cms/tests/harness.ts', 'tests'],
  ['cms/types/generated/components.d.ts', 'generated types'],
  ['cms/seed/data/speakers.ts', 'demo data'],
  ['bench/nuxt/app/app.vue', 'measurements'],
  ['vitest.config.ts', 'scripts'],
  ['site/package.json', null],
])('%s is counted in the right area', (path, area) => {
  expect(areaOf(path)).toBe(area)
})

it('blank lines and comments are not counted', () => {
  const source = [
    '/**',
    ' * Why.',
    ' */',
    'const a = 1 // one',
    '',
    '  // two',
    'call(a)',
    '',
  ].join('\n')
  expect(linesOf(source)).toBe(2)
})

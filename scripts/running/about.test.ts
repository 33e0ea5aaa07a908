import { expect, test } from 'vitest'
import { declaredPaths, isAbout } from './about.ts'

test('the About of a file is read from lines of its own', () => {
  const text = [
    '// About: site/app/features/photos, cms/seed/data/albums.ts',
    '// About: site/app/routes/visitor-*',
    '',
    "const words = '// About: nothing'",
  ].join('\n')
  expect(declaredPaths(text)).toEqual([
    'site/app/features/photos',
    'cms/seed/data/albums.ts',
    'site/app/routes/visitor-*',
  ])
})

test.each([
  ['site/app/ui', 'site/app/ui/plan/stand.tsx', true],
  ['site/app/ui', 'site/app/ui-kit/stand.tsx', false],
  ['site/app/ui/menu.tsx', 'site/app/ui/menu.tsx', true],
  ['cms/seed/data/programme*', 'cms/seed/data/programme-thursday.ts', true],
  ['cms/seed/data/programme*', 'cms/seed/data/products.ts', false],
])('%s and %s: %s', (declared, path, about) => {
  expect(isAbout(declared, path)).toBe(about)
})

import { expect, test } from 'vitest'
import { aboutProblems } from './about.ts'

const paths = [
  'site/app/features/photos/zoom.ts',
  'site/app/features/faq/faq-list.tsx',
  'site/app/features/faq/faq-list.test.ts',
  'site/app/routes/faq.tsx',
  'site/app/routes/robots.ts',
  'site/app/routes/robots.test.ts',
  'site/app/routes/visitor-data.tsx',
  'site/server/testing/tiny-site.ts',
]
const problemsOf = (text: string) => aboutProblems([{ path: 'e2e/a.spec.ts', text }], paths)

test('tests with an About line pass, and folders with tests beside them', () => {
  const about =
    '// About: site/app/features/photos/zoom.ts, site/app/routes/faq.tsx\n// About: site/app/routes/visitor-*\n'
  expect(problemsOf(about)).toEqual([])
})

test('tests without an About line, paths that do not exist and files without tests are named', () => {
  const untested = [
    'site/app/features/photos',
    'site/app/routes/faq.tsx',
    'site/app/routes/visitor-data.tsx',
  ].map((part) => `${part}: no test is about it; name it in the "// About:" line of one`)
  expect(problemsOf('')).toEqual([
    'e2e/a.spec.ts: say in its first line what it is about: // About: <path>, …',
    ...untested,
  ])
  expect(problemsOf('// About: site/app/features, site/app/tickets\n')).toEqual([
    'e2e/a.spec.ts: site/app/tickets is not there; correct its "// About:" line',
    ...untested,
  ])
})

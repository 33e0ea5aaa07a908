import { expect, test } from 'vitest'
import { candidatesOf, firstThatFit } from './test-candidates.ts'

const all = [
  { path: 'e2e/search.spec.ts', text: '// About: site/app/features/search, site/app' },
  { path: 'e2e/menu.spec.ts', text: '// About: site/app\n' },
  { path: 'e2e/form.spec.ts', text: "// About: site/app\nimport { a } from './harness/b.ts'" },
  { path: 'e2e/harness/b.ts', text: "import { c } from './c.ts'" },
  { path: 'e2e/harness/c.ts', text: '' },
  { path: 'cms/tests/c.ts', text: '' },
]
const seconds = ({ path }: { readonly path: string }) => (path === 'e2e/menu.spec.ts' ? 2 : 1)
const reasonsOf = (changed: string) =>
  candidatesOf(changed, all, seconds).map(({ file, reason }) => `${file}: ${reason}`)

test('tests closest to a change come first, then the shortest', () => {
  expect(reasonsOf('site/app/features/search/query.ts')).toEqual([
    'e2e/search.spec.ts: about site/app/features/search',
    'e2e/form.spec.ts: about site/app',
    'e2e/menu.spec.ts: about site/app',
  ])
})

test('a helper chooses the tests that import it, also indirectly, and not those of a file with the same name', () => {
  expect(reasonsOf('e2e/harness/c.ts')).toEqual(['e2e/form.spec.ts: imports e2e/harness/c.ts'])
  expect(reasonsOf('cms/tests/c.ts')).toEqual([])
})

test('a changed test is chosen', () => {
  expect(reasonsOf('e2e/menu.spec.ts')).toEqual(['e2e/menu.spec.ts: changed'])
})

test('as many tests are chosen as fit in the time, at least one, and none without time', () => {
  const taken = (most: number) =>
    firstThatFit(
      [30, 50, 10].map((amount) => ({ file: '', reason: '', weight: 1, seconds: amount })),
      most,
    ).map((candidate) => candidate.seconds)
  expect([taken(0), taken(10), taken(40), taken(90)]).toEqual([[], [30], [30, 10], [30, 50, 10]])
})

import { expect, test } from 'vitest'
import { testsOf } from './changed-tests.ts'

const all = {
  cms: ['cms/tests/mail.test.ts', 'cms/tests/submission-files.test.ts', 'cms/tests/seed.test.ts'],
  browser: ['e2e/search.spec.ts', 'e2e/forms.spec.ts'],
}

test('chooses the tests of the CMS that are about what changed', () => {
  expect(testsOf(['cms/src/mail/outbox.ts'], all).cms).toEqual(['cms/tests/mail.test.ts'])
  expect(testsOf(['cms/src/submissions/store.ts'], all).cms).toEqual([
    'cms/tests/submission-files.test.ts',
  ])
  expect(testsOf(['contract/src/forms/check.ts'], all).cms).toEqual([
    'cms/tests/submission-files.test.ts',
  ])
  expect(testsOf(['site/app/features/mail/mail.ts'], all).cms).toEqual([])
})

test('chooses changed browser tests, and of the rest what imports the change', () => {
  expect(testsOf(['e2e/search.spec.ts', 'site/app/root.tsx', 'docs/concepts.md'], all)).toEqual({
    related: ['site/app/root.tsx'],
    cms: [],
    browser: ['e2e/search.spec.ts'],
  })
})

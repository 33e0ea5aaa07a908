import { expect, test } from 'vitest'
import { testsOf } from './changed-tests.ts'

const all = {
  cms: ['mail', 'permissions', 'seed', 'submission-files', 'unreadable-requests'].map(
    (name) => `cms/tests/${name}.test.ts`,
  ),
  browser: {
    'e2e/forms.spec.ts': "import { axeFindings } from './harness/axe.ts' // the longest one",
    'e2e/menu.phone.spec.ts': "import { axeFindings } from './harness/axe.ts'",
    'e2e/search.phone.spec.ts': "import './harness/search.ts'",
    'e2e/search.spec.ts': "import { openLive } from './harness/live.ts' // short",
    'e2e/serving.spec.ts': '',
    'e2e/smoke.spec.ts': "import './harness/axe.ts'",
    'e2e/harness/axe.ts': '',
    'e2e/harness/live.ts': "import { axeFindings } from './axe.ts'",
    'e2e/harness/search.ts': '',
  },
}
const smoke = ['permissions', 'unreadable-requests']

/** The tests that are chosen for one changed file, by name. */
function chosen(path: string) {
  const { related, cms, browser } = testsOf([path], all)
  const names = (paths: readonly string[]) =>
    paths.map((one) => one.replace(/.*\/(.*)\.(test|spec)\.ts$/, '$1'))
  return { related, cms: names(cms), browser: names(browser) }
}

test.each([
  ['cms/src/mail/outbox.ts', ['mail']],
  ['cms/src/api/submission/controllers/submission.ts', ['submission-files']],
  ['contract/src/forms/check-form.ts', ['submission-files']],
  ['cms/src/http/read-body.ts', []],
  ['cms/config/settings.ts', []],
])(
  '%s picks tests of the CMS by their first word, and those that all requests go through',
  (path, named) => {
    expect(chosen(path)).toEqual({ related: [path], cms: [...smoke, ...named], browser: [] })
  },
)

test.each([
  ['site/app/features/search/results.tsx', ['search.phone', 'search']],
  ['site/server/pages/page-cache.ts', ['serving']],
  ['site/app/features/mail/mail.ts', []],
])('%s picks the browser tests that are called as part of its path', (path, named) => {
  expect(chosen(path)).toEqual({ related: [path], cms: [], browser: ['smoke', ...named] })
})

test.each([
  ['e2e/harness/search.ts', ['smoke', 'search.phone']],
  ['e2e/harness/axe.ts', ['smoke', 'menu.phone', 'search']],
  ['e2e/harness/live.ts', ['smoke', 'search']],
  ['e2e/playwright.config.ts', ['smoke']],
  ['e2e/search.spec.ts', ['search']],
])('%s picks the shortest browser tests that use it', (path, browser) => {
  expect(chosen(path)).toEqual({ related: [], cms: [], browser })
})

test('what everything depends on picks what all of CMS and site goes through', () => {
  expect(chosen('package-lock.json')).toMatchObject({ cms: smoke, browser: ['smoke'] })
})

test('tests that changed themselves are chosen, and nothing for pages of text', () => {
  expect(chosen('cms/tests/seed.test.ts').cms).toEqual(['seed'])
  expect(chosen('docs/concepts.md')).toEqual({ related: [], cms: [], browser: [] })
})

import { describe, expect, test } from 'vitest'
import { readProject, testsOf } from './changed-tests.ts'

const smoke = {
  cms: ['cms/tests/permissions.test.ts', 'cms/tests/unreadable-requests.test.ts'],
  browser: ['e2e/smoke.phone.spec.ts'],
}

describe('tests chosen by their About lines', () => {
  const project = { ...readProject(), seconds: () => 1 }

  /** The tests that are chosen for one changed file. */
  function chosen(path: string) {
    const { related, cms, browser, routes } = testsOf([path], project)
    const files = (choices: readonly { readonly file: string }[]) => choices.map(({ file }) => file)
    return { related, cms: files(cms), browser: files(browser), routes }
  }

  test.each([
    ['cms/src/mail/outbox.ts', 'cms/tests/mail.test.ts'],
    ['cms/src/visitors/saved/fair-links.ts', 'cms/tests/fair-links.test.ts'],
    ['contract/src/csv.ts', 'cms/tests/handling-lists.test.ts'],
    ['cms/src/fair/prices.ts', 'cms/tests/quotations.test.ts'],
  ])('%s chooses %s, and the tests of all requests', (path, file) => {
    const { cms, browser } = chosen(path)
    expect(cms).toEqual(expect.arrayContaining([file, ...smoke.cms]))
    expect(browser).toEqual([])
  })

  test.each([
    ['site/app/features/schedule-export/schedule.ts', 'e2e/exports.spec.ts'],
    ['site/app/features/schedule-export/schedule.ts', 'e2e/exports.server.spec.ts'],
    ['site/app/features/photos/zoom.ts', 'e2e/photos.phone.spec.ts'],
    ['site/app/routes/now.tsx', 'e2e/now.phone.spec.ts'],
    ['site/server/statistics/read-events.ts', 'e2e/statistics.spec.ts'],
    ['site/service-worker/main.ts', 'e2e/offline.spec.ts'],
    ['cms/seed/data/albums.ts', 'e2e/photos.spec.ts'],
    ['cms/seed/data/redirects.ts', 'e2e/redirects.spec.ts'],
  ])('%s chooses %s', (path, file) => {
    expect(chosen(path).browser).toContain(file)
  })

  test('a page, and a part of it, chooses its addresses in the test of all pages', () => {
    expect(chosen('site/app/routes/now.tsx').routes).toEqual(['now'])
    expect(chosen('site/app/features/speakers/speaker-list.tsx').routes).toEqual(['speakers'])
    expect(chosen('cms/seed/data/albums.ts').routes).toEqual([])
  })

  test('a file that everything depends on chooses the tests of all requests of CMS and site', () => {
    expect(chosen('package-lock.json')).toMatchObject(smoke)
  })

  test('tests beside the code run alone, and pages of text choose none', () => {
    const nothing = { related: [], cms: [], browser: [], routes: [] }
    const path = 'contract/src/csv.test.ts'
    expect(chosen(path)).toEqual({ ...nothing, related: [path] })
    expect(chosen('docs/concepts.md')).toEqual(nothing)
  })
})

test('tests that take too long are left out, and named', () => {
  const text = '// About: site/app/features/photos\n'
  const tests = ['e2e/a.spec.ts', 'e2e/b.spec.ts', 'identity/c.spec.ts'].map((path) => ({
    path,
    text,
  }))
  const project = { tests, routes: [], seconds: () => 30 }
  const reason = 'about site/app/features/photos'
  const { browser, left } = testsOf(['site/app/features/photos/zoom.ts'], project)
  expect(browser).toEqual([{ file: 'e2e/a.spec.ts', reason }])
  expect(left).toEqual([
    { file: 'e2e/b.spec.ts', reason },
    { file: 'identity/c.spec.ts', reason },
  ])
})

test('code of the site without tests about it chooses the smoke tests', () => {
  const { browser } = testsOf(['site/app/tickets/price.ts'], {
    tests: [],
    routes: [],
    seconds: () => 1,
  })
  expect(browser).toEqual([{ file: 'e2e/smoke.phone.spec.ts', reason: 'goes through all of it' }])
})

import { expect, test } from 'vitest'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { prepareSearch, searchIndexOf } from './search-index.server.ts'

/** A snapshot that tells in which languages something was built from it. */
function watched() {
  const snapshot = sampleSnapshot()
  const built = new Set<string>()
  const watch = (locale: 'nl' | 'en') =>
    new Proxy(snapshot[locale], {
      get(content, name) {
        if (name === 'programmeItems') built.add(locale)
        return Reflect.get(content, name)
      },
    })
  return { nl: watch('nl'), en: watch('en'), built }
}

test('indexes are built of the newest snapshot; those that were followed at once are left out', async () => {
  const [first, second, third] = [watched(), watched(), watched()]
  await Promise.all([first, second, third].map(prepareSearch))
  expect([first, second, third].map(({ built }) => [...built])).toEqual([['nl'], [], ['nl', 'en']])
})

test('each index is built once', async () => {
  const one = watched()
  const two = watched()
  const [index, again, other] = await Promise.all([
    searchIndexOf(one.nl),
    searchIndexOf(one.nl),
    searchIndexOf(two.nl),
  ])
  expect(again).toBe(index)
  expect(other).not.toBe(index)
})

import { expect, test } from 'vitest'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { findAnswer } from './answers/find-answer.ts'
import { type OwnAnswers, ownAnswers } from './answers/own-answers.ts'
import { buildIndex } from './engine/build-index.ts'
import { find } from './engine/find.ts'
import { prepareSearch, searchableOf, searchIndexOf } from './search-index.server.ts'
import { searchableIn, type ToldSearchable, toldOf } from './told-searchable.ts'
import { viewsOf } from './views-of.ts'

/** A snapshot that reports the languages in which it was read. */
function watched() {
  const snapshot = sampleSnapshot()
  const read = new Set<string>()
  const watch = (locale: 'nl' | 'en') =>
    new Proxy(snapshot[locale], {
      get(content, name) {
        read.add(locale)
        return Reflect.get(content, name)
      },
    })
  return { nl: watch('nl'), en: watch('en'), read }
}

test('an index is built of the newest snapshot; one that is replaced at once is skipped', async () => {
  const [first, second, third] = [watched(), watched(), watched()]
  await Promise.all([first, second, third].map(prepareSearch))
  expect([first, second, third].map(({ read }) => [...read])).toEqual([['nl'], [], ['nl', 'en']])
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

test.each(['nl', 'en'] as const)(
  'a device with all documents finds the same in %s',
  async (locale) => {
    const content = sampleSnapshot()[locale]
    const told: ToldSearchable = JSON.parse(
      JSON.stringify(toldOf(searchableOf(content), ownAnswers(content))),
    )
    const [ofSite, ofDevice] = [
      await searchIndexOf(content),
      await buildIndex(searchableIn(locale, told)),
    ]
    const results = (index: typeof ofSite, answers: OwnAnswers, query: string) => {
      const found = find(index, query)
      return viewsOf({ query, locale, found, answer: findAnswer(answers, query, found) }).results()
    }
    for (const query of ['anna', 'sessie', 'bedrijf', '1.A12']) {
      const found = results(ofSite, ownAnswers(content), query)
      expect(found.total, query).toBeGreaterThan(0)
      expect(results(ofDevice, told.answers, query)).toEqual(found)
    }
    const hours = locale === 'nl' ? 'openingstijden' : 'opening hours'
    expect(results(ofDevice, told.answers, hours).answer?.rows).toHaveLength(1)
  },
)

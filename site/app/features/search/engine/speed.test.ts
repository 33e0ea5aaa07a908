import { expect, it } from 'vitest'
import { buildIndex } from './build-index.ts'
import type { SearchDocument } from './documents/search-document.ts'
import { find } from './find.ts'

/** Ten times the demo fair, in documents. */
const DOCUMENTS = 3000
/** How often a search may read each document, whose every field has several words of the query. */
const MAX_LOOKS = 10

const queries = ['bouw', 'woning duurzaam', 'gevelpaln', 'ditbestaatniet', 'kadeplan']

const syllables = 'bouw hout wo ning ver duur zaam stad kade plan gevel dak warm te'.split(' ')
/** Words that look random and are the same in each run. */
const wordAt = (at: number) =>
  [at, at * 7 + 3, at * 13 + 5]
    .slice(0, 1 + (at % 3))
    .map((value) => syllables[value % syllables.length])
    .join('')
const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => wordAt((from * 31 + at * at) % 9973)).join(' ')

/** How often documents were looked at, and whole texts made of them. */
const looks = { documents: 0, texts: 0 }

const documents = Array.from(
  { length: DOCUMENTS },
  (_, at): SearchDocument => ({
    kind: 'pages',
    path: `/${at}`,
    language: 'nl',
    title: words(at, 4),
    facts: words(at + 1, 5),
    summary: words(at + 2, 20),
    body() {
      looks.texts += 1
      return words(at + 3, 60)
    },
    // The search reads it wherever it finds a word.
    get weight() {
      looks.documents += 1
      return 1
    },
  }),
)

it('a search reads few entries in ten times the content, and renders no text of its results', async () => {
  const built = await buildIndex({ locale: 'nl', documents, synonyms: [] })
  for (const query of queries) {
    looks.documents = 0
    looks.texts = 0
    find(built, query)
    expect(looks.documents, query).toBeLessThanOrEqual(MAX_LOOKS * DOCUMENTS)
    expect(looks.texts, query).toBe(0)
  }
})

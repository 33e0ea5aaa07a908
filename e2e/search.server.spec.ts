// About: site/app/features/search/engine, site/app/routes/search.tsx, cms/seed/data/synonyms.ts

import { textOf } from './harness/html-text.ts'
import { expect, test } from './harness/server-test.ts'

/** The heading of the first result. */
const FIRST_HEADING = /<main[\s\S]*?<li\b[\s\S]*?<h\d[^>]*>([\s\S]*?)<\/h\d>/

test('the best match is first: stands, names in any order, typing mistakes, synonyms', async ({
  request,
}) => {
  const firstOf = async (query: string) => {
    const answer = await request.get(`/zoeken?${new URLSearchParams({ q: query })}`)
    return textOf(FIRST_HEADING.exec(await answer.text())?.[1] ?? '').trim()
  }
  for (const [query, expected] of [
    ['1.A12', 'Kreekstede Woonservice'],
    ['stapelwrek', 'Stapelwerk Modulair'],
    ['ilse werkhoven', 'Ilse van Werkhoven'],
    ['plattegrond', 'Plattegrond'],
    ['benhaddi aicha', 'Aïcha Benhaddi'],
    ['gastgemeente', 'Gemeente Meerhaven'],
    ['koolstof', 'Betonsnel'],
  ] as const) {
    expect([query, await firstOf(query)]).toEqual([query, expected])
  }
})

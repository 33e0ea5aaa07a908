import { RouterContextProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { contentContext } from '../../app/content/context.server.ts'
import { sampleSnapshot } from '../../app/content/testing/sample-content.ts'
import { loader as page } from '../../app/routes/search.tsx'
import { loader as suggestions } from '../../app/routes/search-suggestions.ts'
import { siteRequestContext } from '../../app/shell/request-context.ts'

const snapshot = sampleSnapshot()

/** Calls a loader; returns its counts and whether its answer may be kept. */
async function ask(loader: typeof page | typeof suggestions, search: string) {
  const countMiss = vi.fn()
  const context = new RouterContextProvider()
  context.set(contentContext, { snapshot, locale: 'nl' })
  context.set(siteRequestContext, { countMiss } as never)
  const url = new URL(`https://dakwaarts.example/zoeken?${search}`)
  const answer = await loader({ context, url, request: new Request(url), params: {} } as never)
  const headers = new Headers(
    (answer as Response).headers ?? (answer as { init?: ResponseInit }).init?.headers,
  )
  return { counted: countMiss.mock.calls.flat(), kept: headers.get('cache-control') === null }
}

it.each([
  ['q=bestaatniet', ['bestaatniet'], false],
  ['q=bestaatniet&soort=sprekers', ['bestaatniet'], false],
  ['q=sessie', [], true],
  ['q=openingstijden', [], true],
  ['q=', [], true],
])('the page of %s counts %j', async (search, counted, kept) => {
  expect(await ask(page, search)).toEqual({ counted, kept })
})

it.each([
  ['q=bestaatn', [], true],
  ['q=bestaatniet&klaar=1', ['bestaatniet'], false],
  ['q=sessie&klaar=1', [], true],
])('the suggestions below the field count for %s %j', async (search, counted, kept) => {
  expect(await ask(suggestions, search)).toEqual({ counted, kept })
})

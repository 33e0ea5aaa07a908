import { useEffect } from 'react'
import { createPath, type MiddlewareFunction, useMatches, useNavigation } from 'react-router'
import { learnWords } from '~/ui/hyphenation/page-words.ts'
import { isCodeMissing, onCodeMissing } from '~/ui/late-component.ts'
import type * as LateParts from './late-parts.ts'

let parts: typeof LateParts | null = null

type Results = Readonly<Record<string, { readonly type: string }>>

/**
 * Middleware of all navigations in the browser: `keepPageOffline`, once that is there. Where the code of
 * a part is missing React shows no other state of the page around it, so the page is loaded anew.
 */
export const lateMiddleware: MiddlewareFunction<Results> = async (args, next) => {
  const results = await (parts ? parts.keepPageOffline(args, next as never) : next())
  const { method, url } = args.request
  const isAnswered = Object.values(results as Results).every(({ type }) => type !== 'error')
  if (!isCodeMissing() || method !== 'GET' || !isAnswered) return results as Results
  window.location.assign(url)
  return new Promise(() => undefined)
}

let loading: Promise<typeof LateParts> | undefined

/**
 * Fetches the parts that are not needed at the start, and calls them for each page. Without a
 * connection the page does without them; a page that is being opened is loaded anew, the answer to a
 * submission is not.
 */
export function useLateParts(): void {
  const matches = useMatches()
  const { location: opening, formMethod = 'GET' } = useNavigation()
  useEffect(() => {
    if (!opening || formMethod !== 'GET') return
    return onCodeMissing(() => window.location.assign(createPath(opening)))
  }, [opening, formMethod])
  useEffect(() => {
    loading ??= import('./late-parts.ts')
    loading.then(
      (loaded) => {
        parts = loaded
        loaded.showPage(matches, learnWords)
      },
      () => undefined,
    )
  }, [matches])
}

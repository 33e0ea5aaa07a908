import { useEffect } from 'react'
import { type MiddlewareFunction, useMatches } from 'react-router'
import { learnWords } from '~/ui/hyphenation/page-words.ts'
import type * as LateParts from './late-parts.ts'

let parts: typeof LateParts | null = null

/** Middleware of all navigations in the browser: see `keepPageOffline`, once that is there. */
export const lateMiddleware: MiddlewareFunction = (args, next) =>
  parts ? parts.keepPageOffline(args, next as never) : next()

let loading: Promise<typeof LateParts> | undefined

/** Fetches what is not needed at the start, and tells it of each page. Without a connection it is done without. */
export function useLateParts(): void {
  const matches = useMatches()
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

import type { LiveFacts } from '@beursvloer/contract/live/feed'
import { createContext, type RouterContextProvider } from 'react-router'

/** The live facts, as the server follows them. */
export interface LiveSource {
  state(): LiveFacts & { readonly version: string }
}

/** Set by the server on the router context of every request. */
export const liveContext = createContext<LiveSource>()

/** The facts of this moment, for pages that are never stored; null while nothing is known. */
export function liveFactsOf(context: Readonly<Pick<RouterContextProvider, 'get'>>) {
  const state = context.get(liveContext).state()
  return state.version === '' ? null : state
}

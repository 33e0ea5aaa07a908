import { createContext, type RouterContextProvider } from 'react-router'
import type { Content, LocaleCode } from './model.ts'
import type { OtherEditions } from './replica.server.ts'
import type { Snapshot } from './snapshot.server.ts'

/** The content of each request: the snapshot to render from (null: none yet), and its locale. */
export interface RequestContent {
  readonly snapshot: Snapshot | null
  readonly locale: LocaleCode
  /** Absent on pages of another edition themselves. */
  readonly otherEditions?: OtherEditions
}

/** Set by the server on the router context of every request. */
export const contentContext = createContext<RequestContent>()

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/**
 * The content in the request's locale, for loaders and middleware. Throws a 503 response when
 * nothing was ever loaded.
 */
export function contentOf(context: Context): Content {
  return snapshotOf(context)[context.get(contentContext).locale]
}

/** The content in both languages, e.g. for addresses of the same page in the other one. */
export function snapshotOf(context: Context): Snapshot {
  const { snapshot } = context.get(contentContext)
  if (!snapshot) {
    throw new Response('No content yet', { status: 503, headers: { 'retry-after': '5' } })
  }
  return snapshot
}

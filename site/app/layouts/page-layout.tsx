import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { DefaultLayout } from './default.tsx'
import { EmptyLayout } from './empty.tsx'
import { FrameLayout } from './frame.tsx'

/** A layout's name, or false for a page that turns the default layout off. */
export type LayoutName = 'default' | 'empty' | false

/** What a route's `handle` may say; `layout` may depend on what the page loaded. */
export interface PageHandle {
  readonly layout?: LayoutName | ((data: never) => LayoutName)
}

/** Puts the page in the layout it names; in `default` when it names none (spec §2). */
export function PageLayout({ children }: { children: ReactNode }) {
  const match = useMatches().at(-1)
  const named = (match?.handle as PageHandle | undefined)?.layout ?? 'default'
  const name = typeof named === 'function' ? named(match?.loaderData as never) : named
  if (name === 'empty') return <EmptyLayout>{children}</EmptyLayout>
  if (name === false) return <FrameLayout>{children}</FrameLayout>
  return <DefaultLayout>{children}</DefaultLayout>
}

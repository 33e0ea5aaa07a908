import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import type { PageHandle } from '~/shell/page-handle.ts'
import { DefaultLayout } from './default.tsx'
import { EmptyLayout } from './empty.tsx'
import { FrameLayout } from './frame.tsx'

/** Puts the page in the layout it names; in `default` when it names none (requirements 2.3). */
export function PageLayout({ children }: { children: ReactNode }) {
  const match = useMatches().at(-1)
  const named = (match?.handle as PageHandle | undefined)?.layout ?? 'default'
  const name = typeof named === 'function' ? named(match?.loaderData as never) : named
  if (name === 'empty') return <EmptyLayout>{children}</EmptyLayout>
  if (name === false) return <FrameLayout>{children}</FrameLayout>
  return <DefaultLayout>{children}</DefaultLayout>
}
